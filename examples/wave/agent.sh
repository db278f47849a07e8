#!/bin/sh
# A scripted agent of a wave: what it does follows from the number of its slot. A real agent would read the prompt, whose
# focus says the same in words.
case ${AUTORIZE_SLOT:-0} in
  0) echo 7 > numbers/0.txt ;;
  1) echo 4 > numbers/1.txt ;;
  2) echo 9 > numbers/2.txt ;;
  3) echo 12 > numbers/3.txt ;;
  4) echo 6 > numbers/1.txt ;;
  *) echo 'nothing comes to mind' ;;
esac
