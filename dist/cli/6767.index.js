export const id = 6767;
export const ids = [6767];
export const modules = {
4153:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
v: () => ( COMMAND_TABLE)
});
var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71350);
var _compare_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28636);
var _completion_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16153);
var _experiment_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93426);
var _gate_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3379);
var _llms_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88939);
var _mcp_flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77487);
var _mission_flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17797);
var _serve_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56832);
var _work_flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36642);
const HELP = { name: 'help', kind: 'switch', help: 'Print this help.' };
function listed({ usage, summary, details, flags }) {
const hasHelp = flags.some(({ name }) => name === HELP.name);
return {
...{ name: usage.replace(/ [[A-Z].*$/, ''), usage, summary, details },
flags: hasHelp ? [...flags, _color_js__WEBPACK_IMPORTED_MODULE_0__ .Zl] : [...flags, _color_js__WEBPACK_IMPORTED_MODULE_0__ .Zl, HELP],
takesName: / \[(NAME|WHAT)\]/.test(usage),
};
}
const COMMAND_TABLE = [
...Object.values(_experiment_flags_js__WEBPACK_IMPORTED_MODULE_3__ .H),
{ usage: `${_mission_flags_js__WEBPACK_IMPORTED_MODULE_7__ .Nq} [AGENT_ARGS...]`, summary: _mission_flags_js__WEBPACK_IMPORTED_MODULE_7__ .Ai, flags: _mission_flags_js__WEBPACK_IMPORTED_MODULE_7__ .$B },
...Object.values(_work_flags_js__WEBPACK_IMPORTED_MODULE_9__ .R),
_compare_flags_js__WEBPACK_IMPORTED_MODULE_1__ .mT,
{ usage: 'gate [FILE]', summary: _gate_flags_js__WEBPACK_IMPORTED_MODULE_4__ .L1, flags: _gate_flags_js__WEBPACK_IMPORTED_MODULE_4__ .yd },
_completion_flags_js__WEBPACK_IMPORTED_MODULE_2__ .n,
_serve_flags_js__WEBPACK_IMPORTED_MODULE_8__ .q,
_mcp_flags_js__WEBPACK_IMPORTED_MODULE_6__ .B,
_llms_flags_js__WEBPACK_IMPORTED_MODULE_5__ .v,
].map(listed);
}),
36767:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
renderCompletion: () => ( renderCompletion)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _command_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4153);
var _completion_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16153);
function renderCompletion(shell) {
const known = _completion_flags_js__WEBPACK_IMPORTED_MODULE_3__ .O.find((each) => each === shell);
if (known !== undefined)
return SCRIPTS[known]();
const expected = `one of: ${_completion_flags_js__WEBPACK_IMPORTED_MODULE_3__ .O.join(', ')}`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([{ found: `the shell ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(shell)}`, expected, remedy: 'Name one of them.' }]);
}
const SCRIPTS = { bash: renderBash, zsh: renderZsh, fish: renderFish };
const NAMES = `git rev-parse --show-toplevel 2>/dev/null | while IFS= read -r top; do
    for file in "$top"/.autorize/*/config.toml; do
      [ -f "$file" ] && file=\${file%/config.toml} && printf '%s\\n' "\${file##*/}"
    done
  done`;
const FIRST_WORDS = [
..._command_table_js__WEBPACK_IMPORTED_MODULE_2__ .v.filter(({ name }) => !name.includes(' ')).map(({ name, summary }) => [name, summary]),
['work', 'Run and inspect work items'],
['help', 'Print the help of a command'],
];
const WORK_WORDS = _command_table_js__WEBPACK_IMPORTED_MODULE_2__ .v.filter(({ name }) => name.startsWith('work ')).map(({ name, summary }) => [name.slice('work '.length), summary]);
const isPath = ({ placeholder = '' }) => /^(FILE|FOLDER|PATH)$/.test(placeholder);
const takesValue = ({ kind }) => kind !== 'switch';
const plain = (text) => text.replaceAll('`', '');
const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
function renderBash() {
const commands = _command_table_js__WEBPACK_IMPORTED_MODULE_2__ .v.map(({ name, flags, takesName }) => {
const names = flags.map((flag) => `--${flag.name}`).join(' ');
return `    ${quote(name)}) flags=${quote(names)}${takesName ? ' names=1' : ''} ;;`;
});
const values = _command_table_js__WEBPACK_IMPORTED_MODULE_2__ .v.flatMap(({ name, flags }) => flags.filter(takesValue).map((flag) => `    ${quote(`${name} --${flag.name}`)}) ${bashValues(flag)} ;;`));
return `# bash completion of autorize
_autorize_names() {
  ${NAMES}
}
# The bash of macOS has no mapfile.
_autorize_reply() {
  local line
  while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen "$@")
}
_autorize() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} first=2 flags='' names='' values=''
  local command=\${COMP_WORDS[1]}
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    _autorize_reply -W ${quote(FIRST_WORDS.map(([word]) => word).join(' '))} -- "$cur"
    return
  fi
  if [[ $command == help ]]; then
    _autorize_reply -W ${quote(FIRST_WORDS.map(([word]) => word).join(' '))} -- "$cur"
    return
  fi
  if [[ $command == work ]]; then
    if ((COMP_CWORD == 2)); then
      _autorize_reply -W ${quote(WORK_WORDS.map(([word]) => word).join(' '))} -- "$cur"
      return
    fi
    command="work \${COMP_WORDS[2]}" first=3
  fi
  # --flag=value is three words to bash.
  if [[ $cur == '=' ]]; then cur=''; elif [[ $prev == '=' ]]; then prev=\${COMP_WORDS[COMP_CWORD - 2]}; fi
  case "$command $prev" in
${values.join('\n')}
  esac
  if [[ $values == file ]]; then
    _autorize_reply -f -- "$cur"
    return
  elif [[ -n $values ]]; then
    [[ $values == any ]] || _autorize_reply -W "$values" -- "$cur"
    return
  fi
  case "$command" in
${commands.join('\n')}
  esac
  if [[ $cur == -* ]]; then
    _autorize_reply -W "$flags" -- "$cur"
  elif [[ -n $names ]] && ((COMP_CWORD == first)) && [[ -n $(compgen -W "$(_autorize_names)" -- "$cur") ]]; then
    _autorize_reply -W "$(_autorize_names)" -- "$cur"
  elif [[ $command == completion ]]; then
    _autorize_reply -W ${quote(_completion_flags_js__WEBPACK_IMPORTED_MODULE_3__ .O.join(' '))} -- "$cur"
  else
    _autorize_reply -f -- "$cur"
  fi
}
complete -o filenames -F _autorize autorize
`;
}
function bashValues(flag) {
if (flag.values !== undefined)
return `values=${quote(flag.values.join(' '))}`;
return isPath(flag) ? "values='file'" : "values='any'";
}
function renderZsh() {
const described = (words) => words.map(([word, summary]) => quote(`${word}:${plain(summary).replaceAll(':', '\\:')}`)).join(' ');
const commands = _command_table_js__WEBPACK_IMPORTED_MODULE_2__ .v.map((command) => {
const specs = [...command.flags.map(zshFlag), ...zshArguments(command)];
return `    ${quote(command.name)}) _arguments ${specs.map(quote).join(' ')} ;;`;
});
return `#compdef autorize
_autorize_names() {
  local -a names
  names=("\${(@f)$(
  ${NAMES}
  )}")
  compadd -a names
}
_autorize() {
  local -a commands=(${described(FIRST_WORDS)})
  if ((CURRENT == 2)) || [[ $words[2] == help ]]; then
    _describe -t commands command commands
    return
  fi
  local command=$words[2]
  if [[ $command == work ]]; then
    local -a items=(${described(WORK_WORDS)})
    if ((CURRENT == 3)); then
      _describe -t commands command items
      return
    fi
    command="work $words[3]"
    shift words
    ((CURRENT -= 1))
  fi
  shift words
  ((CURRENT -= 1))
  case $command in
${commands.join('\n')}
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _autorize "$@"; else compdef _autorize autorize; fi
`;
}
function zshFlag(flag) {
const { name, kind, placeholder = 'VALUE', repeatable = false, values } = flag;
const help = plain(flag.help).replaceAll(/[[\]]/g, '\\$&').replaceAll(':', '\\:');
const start = `${repeatable ? '*' : ''}--${name}`;
if (kind === 'switch')
return `${start}[${help}]`;
const action = values === undefined ? (isPath(flag) ? '_files' : ' ') : `(${values.join(' ')})`;
return `${start}=${kind === 'optional' ? '-' : ''}[${help}]:${placeholder}:${action}`;
}
function zshArguments({ name, takesName }) {
if (takesName)
return ['1:experiment:_autorize_names', '*: : '];
return name === 'completion' ? [`1:shell:(${_completion_flags_js__WEBPACK_IMPORTED_MODULE_3__ .O.join(' ')})`] : ['*:file:_files'];
}
function renderFish() {
const first = FIRST_WORDS.map(([word, summary]) => fishWord('__autorize_at 1', word, summary));
const work = WORK_WORDS.map(([word, summary]) => fishWord('__autorize_at 2 work', word, summary));
const flags = _command_table_js__WEBPACK_IMPORTED_MODULE_2__ .v.flatMap(({ name, flags: of }) => of.map((flag) => {
const value = takesValue(flag) ? ` ${fishValue(flag)}` : '';
const condition = quote(`__autorize_of ${name}`);
return `complete -c autorize -n ${condition} -l ${flag.name}${value} -d ${quote(plain(flag.help))}`;
}));
const names = _command_table_js__WEBPACK_IMPORTED_MODULE_2__ .v.filter(({ takesName }) => takesName).map(({ name }) => `complete -c autorize -f -n ${quote(`__autorize_at 2 ${name}`)} -a '(__autorize_names)'`);
return `# fish completion of autorize
function __autorize_names
  set -l top (git rev-parse --show-toplevel 2>/dev/null); or return
  for file in $top/.autorize/*/config.toml
    path basename (path dirname $file) 2>/dev/null; or basename (dirname $file)
  end
end
function __autorize_of
  set -l words (commandline -opc)
  set -l last (math 1 + (count $argv))
  test (count $words) -ge $last; and test "$words[2..$last]" = "$argv"
end
function __autorize_at
  test (count (commandline -opc)) -eq $argv[1]; or return
  test (count $argv) -eq 1; or __autorize_of $argv[2..]
end
${[...first, ...work, ...names].join('\n')}
complete -c autorize -f -n '__autorize_at 2 completion' -a ${quote(_completion_flags_js__WEBPACK_IMPORTED_MODULE_3__ .O.join(' '))}
${flags.join('\n')}
`;
}
function fishWord(condition, word, summary) {
return `complete -c autorize -f -n ${quote(condition)} -a ${word} -d ${quote(plain(summary))}`;
}
function fishValue(flag) {
if (flag.values !== undefined)
return `-x -a ${quote(flag.values.join(' '))}`;
return isPath(flag) ? '-r -F' : '-x';
}
}),
3379:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
yd: () => ( GATE_FLAGS),
uC: () => ( GATE_HELP),
L1: () => ( GATE_SUMMARY)
});
var ablations = __webpack_require__(21441);
;
const GATE_OPTIONS = {
candidates: {
placeholder: 'FILE',
summary: 'candidate file: JSON, `.jsonl` or `.ndjson`',
default: '`candidates.json` if it exists',
},
suite: { placeholder: 'FILE', summary: 'suite definition', default: '`replay-suite/v0/ci-gate.json`' },
config: { placeholder: 'FILE', summary: 'evaluator config', default: '`replay-suite/v0/evaluator-config.json`' },
schema: {
placeholder: 'FILE',
summary: 'JSON Schema (draft 2020-12 or draft-07) that every output must satisfy',
},
replays: { placeholder: 'N', summary: 'number of candidate-order shuffles, 1 to 1000000', default: '1' },
seed: { placeholder: 'SEED', summary: 'seed of the shuffles', default: 'derived from the candidates' },
'max-volatility': {
placeholder: 'V',
summary: 'fail if the choice depends on the candidate order more than this, 0 to 1',
},
report: { placeholder: 'FILE', summary: 'report file', default: '`replay-suite/v0/reports/latest.json`' },
};
var help = __webpack_require__(9654);
;
function shared(name, more = '') {
const { summary, placeholder, default: fallback } = GATE_OPTIONS[name];
const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}${more}.`;
const help = fallback === undefined ? sentence : `${sentence} Default: ${fallback}.`;
return { name, kind: 'text', placeholder, help };
}
const GATE_FLAGS = [
{
name: 'mode',
kind: 'text',
placeholder: 'MODE',
values: ['fixtures', 'candidates'],
help: "`fixtures`: the suite's own candidates. `candidates`: a file of yours. Default: candidates with a FILE, else fixtures.",
},
shared('candidates', '; - reads standard input'),
shared('suite'),
shared('config'),
shared('schema'),
shared('replays'),
shared('seed'),
shared('max-volatility'),
{ name: 'scenario', kind: 'text', placeholder: 'ID', repeatable: true, help: 'Check only this scenario.' },
{ name: 'all', kind: 'switch', help: 'Check every scenario of the suite, not only must_pass.' },
{
name: 'ablate',
kind: 'optional',
placeholder: 'PROFILES',
help: `Compare with one rule family off: ${ablations .U.join(', ')}. Never changes the verdict. Default: all.`,
},
{
name: 'report',
kind: 'text',
placeholder: 'FILE',
help: 'Report file. Default: `latest.json` in `replay-suite/v0/reports` where that folder exists, else `gate-report.json`.',
},
{ name: 'full', kind: 'switch', help: 'Keep every evaluation in the report, also above 1000 candidates.' },
{
name: 'format',
kind: 'text',
placeholder: 'FORMAT',
values: ['text', 'json', 'github', 'markdown'],
help: 'text, json, github or markdown. Default: text; github under GITHUB_ACTIONS.',
},
{ name: 'json', kind: 'switch', help: 'The same as --format json.' },
{ name: 'version', kind: 'switch', help: 'Print the version.' },
{ name: 'help', kind: 'switch', help: 'Print this help.' },
];
const GATE_SUMMARY = 'Pick the best candidate per scenario; pass or fail';
const GATE_HELP = `${GATE_SUMMARY}.

Usage: autorize gate [FILE] [flags]
       autorize gate init       write a suite, a config and candidates to edit
       node tools/run-ci-gate.mjs [flags]

${(0,help .GY)(GATE_FLAGS)}

Exit codes: 0 the suite passed; 1 it failed; 2 an argument or a file is invalid.
Example: autorize gate mine.json --replays 25
`;
}),
21441:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ( ablate),
U: () => ( ABLATION_PROFILES)
});
const ABLATION_PROFILES = [
'abstention_telemetry_off',
'rollback_requirements_off',
'retrieval_signal_on',
];
const ABLATION_WEIGHT_OF_G = 0.15;
const ABLATIONS = {
abstention_telemetry_off: (options) => without(options, ['require_abstain', 'require_abstain_on_weak_bridge']),
rollback_requirements_off: (options) => without(options, ['require_checkpoint', 'require_rollback']),
retrieval_signal_on: (options) => ({ ...options, config: withRetrievalSignal(options.config) }),
};
function ablate(profile, options) {
return ABLATIONS[profile](options);
}
function without(options, rules) {
const retained = Object.entries(options.scenario.expect).filter(([rule]) => !rules.some((each) => each === rule));
return { ...options, scenario: { ...options.scenario, expect: Object.fromEntries(retained) } };
}
function withRetrievalSignal(config) {
const weight = config.weights.G === 0 ? ABLATION_WEIGHT_OF_G : config.weights.G;
return {
...config,
weights: { ...config.weights, G: weight },
retrieval_gate_signal: { ...config.retrieval_gate_signal, enabled: true },
};
}
})
};
