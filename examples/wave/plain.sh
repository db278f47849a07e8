#!/bin/sh
# A wave without an engine: every attempt is a process of this machine.
#   sh plain.sh EXPERIMENT ATTEMPTS FOLDER
set -eu
name=$1 attempts=$2 folder=$3
autorize=${AUTORIZE:-autorize}
mkdir -p "$folder"

$autorize plan "$name" --attempts "$attempts" --out "$folder/wave.json"
slot=0
while [ "$slot" -lt "$attempts" ]; do
  $autorize attempt --wave "$folder/wave.json" --slot "$slot" --out "$folder" --quiet &
  slot=$((slot + 1))
done
# Whatever fails: a slot that submitted nothing is recorded as killed.
wait
$autorize reduce --wave "$folder/wave.json" --in "$folder"
