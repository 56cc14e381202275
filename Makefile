# make, and then as root: make install
# PREFIX is where the files are used, DESTDIR a folder in which that stands for packages to be made of.

PREFIX ?= /usr/local
DESTDIR ?=
BUILD = .build/release
SHARE = .build/share
# The day that the manual names, so that the same code gives the same bytes.
DAY = $(shell date -u -d @$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct 2>/dev/null || echo 0)} +%F)

bin = $(DESTDIR)$(PREFIX)/bin
man = $(DESTDIR)$(PREFIX)/share/man/man1
bash = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zsh = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
fish = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

.PHONY: all share install uninstall

all:
	swift build -c release --static-swift-stdlib --product speakrows
	swift build -c release --static-swift-stdlib --product generate-manual
	$(MAKE) share

# The manual and the completions, which the command tells of itself.
share:
	rm -rf $(SHARE)
	mkdir -p $(SHARE)/man
	$(BUILD)/generate-manual $(BUILD)/speakrows --multi-page --date $(DAY) --output-directory $(SHARE)/man
	Scripts/mend-manual $(SHARE)/man
	for shell in bash zsh fish; do $(BUILD)/speakrows completions $$shell | sed '1{/^#!/d}' > $(SHARE)/completions.$$shell || exit 1; done

install:
	install -d $(bin) $(man) $(bash) $(zsh) $(fish)
	install $(BUILD)/speakrows $(bin)/speakrows
	install -m 644 $(SHARE)/man/*.1 $(man)
	install -m 644 $(SHARE)/completions.bash $(bash)/speakrows
	install -m 644 $(SHARE)/completions.zsh $(zsh)/_speakrows
	install -m 644 $(SHARE)/completions.fish $(fish)/speakrows.fish

uninstall:
	rm -f $(bin)/speakrows $(man)/speakrows.1 $(man)/speakrows-*.1 $(bash)/speakrows $(zsh)/_speakrows $(fish)/speakrows.fish
