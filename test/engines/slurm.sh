#!/usr/bin/env bash
# A cluster of one node from unpacked packages of Debian, for a test: nothing is installed, and it needs no right of root.
#   slurm.sh unpack FOLDER          downloads and unpacks the packages
#   slurm.sh start FOLDER STATE     starts it; `. STATE/environment` makes its commands usable
#   slurm.sh stop STATE             ends it
set -euo pipefail

readonly PACKAGES=(slurmctld slurmd slurm-client slurm-wlm-basic-plugins munge libmunge2 libhwloc15 libjson-c5
  liblua5.1-0 libnuma1 libyaml-0-2 libdbus-1-3 liblz4-1 libreadline8 libgcrypt20 libpam0g)

unpack() { # folder
  rm -rf "$1.part"
  mkdir -p "$1.part/packages"
  (cd "$1.part/packages" && apt-get download -qq "${PACKAGES[@]}")
  local each
  for each in "$1.part/packages"/*.deb; do
    dpkg-deb -x "$each" "$1.part"
  done
  rm -r "$1.part/packages"
  # An installation gives them their usual names.
  for each in "$1.part"/usr/*bin/*-wlm; do
    ln -s "${each##*/}" "${each%-wlm}"
  done
  mv "$1.part" "$1"
}

free_port() {
  python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

start() { # folder, state
  local packages=$1 state=$2 machine libraries
  machine=$(hostname -s)
  libraries=$(dirname "$(find "$packages" -name 'libmunge.so.2' -print -quit)")
  mkdir -p "$state/saved" "$state/spool"
  chmod 700 "$state"
  cat >"$state/slurm.conf" <<CONF
ClusterName=wave
SlurmctldHost=$machine(127.0.0.1)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$state/munge.socket
CredType=cred/munge
PluginDir=$libraries/slurm-wlm
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
SlurmctldPidFile=$state/slurmctld.pid
SlurmdPidFile=$state/slurmd.pid
SlurmctldLogFile=$state/slurmctld.log
SlurmdLogFile=$state/slurmd.log
StateSaveLocation=$state/saved
SlurmdSpoolDir=$state/spool
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
ReturnToService=2
MinJobAge=600
NodeName=$machine NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
  cat >"$state/environment" <<ENV
export SLURM_CONF=$state/slurm.conf
export LD_LIBRARY_PATH=$libraries:$libraries/slurm-wlm
export PATH=$packages/usr/bin:$packages/usr/sbin:\$PATH
ENV
  # shellcheck disable=SC1091
  . "$state/environment"
  head -c 1024 /dev/urandom >"$state/munge.key"
  chmod 400 "$state/munge.key"
  munged --force --key-file="$state/munge.key" --socket="$state/munge.socket" --pid-file="$state/munged.pid" \
    --log-file="$state/munged.log" --seed-file="$state/munge.seed"
  slurmctld -i
  slurmd -d "$(command -v slurmstepd)"
  local tries
  for tries in {1..100}; do
    [[ $(sinfo --noheader --format=%t 2>/dev/null) != idle ]] || return 0
    sleep 0.2
  done
  cat "$state"/*.log >&2
  echo "error: the node is not idle after $tries tries" >&2
  return 1
}

stop() { # state
  local each
  for each in slurmd slurmctld munged; do
    [[ ! -e $1/$each.pid ]] || kill "$(cat "$1/$each.pid")" 2>/dev/null || true
  done
  for _ in {1..50}; do
    [[ -n $(find "$1" -maxdepth 1 -name '*.pid' -print -quit) ]] || return 0
    sleep 0.1
  done
}

"$@"
