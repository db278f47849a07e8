#!/bin/sh
# An agent for examples/log-report that makes one of 60 small edits: sh sixty-edits.sh ITERATION, in the program's folder.
# What each is worth is known from what it does. The program was given work to waste, twice as much for each of six lines
# of src/waste.mjs: six edits take one of them away, four add one, and 50 leave the work as it is.
case $1 in
  4 | 13 | 22 | 31 | 40 | 55)
    grep -v "// edit $1\$" src/waste.mjs > waste.new
    mv waste.new src/waste.mjs
    exit
    ;;
  10 | 25 | 37 | 48)
    echo "ROUNDS.push(2); // edit $1" >> src/waste.mjs
    exit
    ;;
esac

case $(($1 % 7)) in
  0) file=src/groups.mjs ;;
  1) file=src/lines.mjs ;;
  2) file=src/main.mjs ;;
  3) file=src/parse-line.mjs ;;
  4) file=src/percentile.mjs ;;
  5) file=src/ranking.mjs ;;
  6) file=src/summary.mjs ;;
esac

case $(($1 % 4)) in
  0) echo "// Note $1." >> "$file" ;;
  1) echo "function unused$1() { return $1; }" >> "$file" ;;
  2) echo "const unused$1 = $1;" >> "$file" ;;
  3) printf '\n// Note %s.\n\n' "$1" >> "$file" ;;
esac
