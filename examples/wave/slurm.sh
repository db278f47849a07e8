#!/bin/sh
# A wave on Slurm: an array of attempts, and a job that judges when all of them have ended, however they ended.
#   sh slurm.sh EXPERIMENT ATTEMPTS FOLDER
# The repository and FOLDER lie on a file system that all nodes share. Prints the number of the job that judges.
set -eu
name=$1 attempts=$2 folder=$3
autorize=${AUTORIZE:-autorize}
mkdir -p "$folder"

$autorize plan "$name" --attempts "$attempts" --out "$folder/wave.json" >&2
# The slot is SLURM_ARRAY_TASK_ID. An attempt that exits with 75 may be tried again: scontrol requeue.
array=$(sbatch --parsable --array="0-$((attempts - 1))%${MAX_PARALLEL:-8}" --output="$folder/attempt-%a.log" \
  --wrap "exec $autorize attempt --wave '$folder/wave.json' --out '$folder'")
# To judge on a node that runs no attempts, add --exclusive or a partition of its own.
sbatch --parsable --dependency="afterany:$array" --output="$folder/reduce.log" \
  --wrap "exec $autorize reduce --wave '$folder/wave.json' --in '$folder'"
