#!/bin/sh
# A scripted agent: nudges value.txt, for better or for worse, by the number of the iteration.
#   sh agent.sh PROMPT_FILE ITERATION
# A real agent would read the prompt; this one only prints how long it is.
echo "read a prompt of $(wc -l < "$1") lines"
case $(($2 % 4)) in
  0) echo "nothing comes to mind"; exit ;;
  3) step='value + 1' ;;
  # The sine of a number near pi is about what is missing to pi. Half of it leaves something to do.
  *) step='value + sin(value) / 2' ;;
esac
LC_ALL=C awk "{ value = \$1; printf \"%.12f\\n\", $step }" value.txt > value.next
mv value.next value.txt
echo "value.txt is now $(cat value.txt)"
