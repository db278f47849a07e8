#!/bin/sh
# Prints how far value.txt is from pi; lower is better. Anything but one decimal number is an error.
LC_ALL=C awk '
  /^[0-9]+(\.[0-9]+)?$/ && NR == 1 { value = $1; next }
  { wrong = 1 }
  END {
    if (wrong || NR == 0) {
      print "value.txt does not hold one decimal number and nothing else" > "/dev/stderr"
      exit 1
    }
    distance = value - 3.14159265358979
    printf "%.12f\n", distance < 0 ? -distance : distance
  }
' value.txt
