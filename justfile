# The commands for working on Netloft. Everything runs in the .venv that run.py creates.

bin := if os_family() == "windows" { ".venv/Scripts/" } else { ".venv/bin/" }
python := bin + "python"
compile := bin + "uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header"

# List the commands.
default:
    @{{just_executable()}} --list --unsorted

# Create or update the environment.
dev:
    @python3 run.py dev

# Start the server and open the page.
serve *args:
    @python3 run.py serve {{args}}

# Play in the terminal.
play *args="nusfjord":
    @python3 run.py play {{args}}

# Run every check that CI runs.
check *args:
    @python3 run.py test {{args}}

# Check what changed since main and run the tests nearest to it, in less than a minute.
quick *args: dev
    @{{python}} -m scripts.quick {{args}}

# Run the tests: just test -k boats
test *args: dev
    {{python}} -m pytest -n auto {{args}}

# Run the tests many times in random order, half of the runs under CPU load, and list flaky ones: just flakes 8 --whole
flakes *args: dev
    @{{python}} -m scripts.flakes {{args}}

# Try both README commands on a fresh Debian; needs root and debootstrap.
fresh *args: dev
    @{{python}} -m scripts.fresh {{args}}

# Check the types of the page, and build it.
page: dev
    {{python}} hatch_build.py check
    {{python}} hatch_build.py

# Generate the page's types from the protocol and from the games' view descriptions.
page-types: dev
    {{python}} -m scripts.page_types

# List the English sentences, or make and check the catalogue of a language: just texts new xx, just texts check FILE
texts *args: dev
    @{{python}} -m scripts.texts {{args}}

# Check format, style and import contracts.
lint: dev
    {{bin}}ruff format --check .
    {{bin}}ruff check .
    {{bin}}lint-imports --no-logo

# Format the code and apply automatic fixes.
format: dev
    {{bin}}ruff check --fix .
    {{bin}}ruff format .

# Check the types.
types: dev
    {{bin}}mypy

# Build the compiled form and test engine and bots with it, or run Python with it: just compiled -m netloft arena fleet
compiled *args:
    @python3 run.py compiled {{args}}

# Build the sdist, and the wheel from it, into dist.
package: dev
    {{bin}}uv build

# Build the container image and try it, if podman or docker is available (--required: fail if not)
image *args: dev
    {{python}} -m tests.packaging.image {{args}}

# Measure test coverage.
cover *args: dev
    {{bin}}coverage erase
    {{bin}}coverage run -m pytest -n auto {{args}}
    {{bin}}coverage combine --quiet
    {{bin}}coverage report

# Play random games over all modes and check every position: just soak 10000 --game fleet
soak *args="10000": dev
    {{python}} -m tests.soak {{args}}

# Play Nusfjord until every card is built and every option taken, and print what was never reached.
coverage-of-cards *args: dev
    {{python}} -m tests.coverage_of_cards {{args}}

# Simulate arenas whose truth is known, and count how many 95 % intervals hold it: just coverage-of-intervals --times 9999
coverage-of-intervals *args: dev
    {{python}} -m tests.coverage_of_intervals {{args}}

# Play the baselines of all benchmark tasks in the compiled form, and write docs/benchmark.md.
benchmark *args:
    @python3 run.py compiled -m bench.tasks {{args}}

# Measure how strong the bots are in the compiled form, with intervals: just strength --game fleet --what alone
strength *args:
    @python3 run.py compiled -m tests.strength {{args}}

# Kill a server at random while clients play, and check that no confirmed move is lost: just kill 100 --postgres
kill *args="100": dev
    {{python}} -m tests.server.kill {{args}}

# Attack a server on this machine, and print how long the slowest innocent client waited: just attack guesses --seconds 8
attack *args: dev
    {{python}} -m bench.attack {{args}}

# Send random and mutated messages to a whole server in one process: just fuzz 1000000
fuzz *args="100000": dev
    {{python}} -m tests.server.fuzz {{args}}

# Compare twin tables of Kaivai that differ in what is hidden, message by message: just leaks 100
leaks *args="100": dev
    {{python}} -m tests.server.leaks {{args}}

# Load-test a server with clients at many tables, and print update latencies: just load --clients 200 --tables 60
load *args: dev
    {{python}} -m bench.load {{args}}

# Measure the page in a real browser: download size, click to screen, frames of a scene: just bench-web --game kaivai
bench-web *args: dev
    {{python}} -m bench.web {{args}}

# Play whole games of every kind in a real browser, and check the whole screen at every decision: just see --game fleet
see *args: dev
    {{python}} -m tests.browser.see {{args}}

# Go a newcomer's way in a real browser, from the start page through the lesson to the end of a first game, with the time
newcomer *args: dev
    @{{python}} -m tests.browser.newcomer {{args}}

# Take screenshots of every screen and state into build/screenshots, beside the concepts: just screenshots --only fleet
screenshots *args: dev
    {{python}} -m tests.browser.screenshots {{args}}

# Count the Python calls of one purchase in Nusfjord: just bench-calls --functions 20
bench-calls *args: dev
    {{python}} -m bench.calls {{args}}

# Time all games beside Catanatron, or beside another checkout that was set up: just bench --before ../netloft-1.0
bench *args: dev
    {{python}} -m bench {{args}}

# Rewrite the golden files; read the diff before you commit it.
golden: dev
    {{python}} -m pytest tests --golden-write

# Pin the newest versions of all packages.
pins: dev
    {{compile}} --output-file requirements/uv.txt requirements/uv.in
    {{compile}} --output-file requirements/node.txt requirements/node.in
    {{compile}} --output-file requirements/zig.txt requirements/zig.in
    {{compile}} --output-file requirements/postgres.txt requirements/postgres.in
    {{compile}} --output-file requirements/run.txt pyproject.toml requirements/run.in
    {{compile}} --output-file requirements/dev.txt pyproject.toml requirements/dev.in
    {{compile}} --output-file requirements/compile.txt requirements/compile.in
    {{compile}} --output-file bench/peer.txt bench/peer.in

# Remove all generated files.
clean:
    rm -rf web/node_modules src/netloft/server/page .venv .venv-compiled .venv-peer .tools build dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
    find src tests bench scripts -name __pycache__ -prune -exec rm -rf {} +
    find src -name '*.so' -delete
