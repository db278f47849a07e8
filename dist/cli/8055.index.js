export const id = 8055;
export const ids = [8055];
export const modules = {
10007:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => ( INITIAL),
X: () => ( pressKey)
});
var _report_watch_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16028);
const INITIAL = { selected: undefined, isDetailed: false, prompt: undefined, note: '' };
const LETTERS = { m: 'message', a: 'approve', r: 'reject', s: 'stop' };
const MAX_TYPED = 4000;
function pressKey(watched, state, input, key) {
if (key.ctrl === true && input === 'c')
return { state, effect: { kind: 'quit' } };
if (state.prompt !== undefined)
return answer(state, state.prompt, input, key);
const last = watched.view.rows.length - 1;
const at = Math.min(state.selected ?? last, last);
if (key.upArrow === true || input === 'k')
return { state: { ...state, selected: Math.max(0, at - 1) } };
if (key.downArrow === true || input === 'j')
return { state: { ...state, selected: at + 1 >= last ? undefined : at + 1 } };
if (key.return === true)
return { state: { ...state, isDetailed: !state.isDetailed } };
if (key.escape === true)
return { state: { ...state, isDetailed: false, note: '' } };
if (input === 'q')
return { state, effect: { kind: 'quit' } };
const action = key.ctrl === true || key.meta === true ? undefined : LETTERS[input];
if (action === undefined || !watched.actions.includes(action))
return { state };
if (action === 'stop' && !watched.isRunning)
return { state: { ...state, note: 'no run is at work' } };
const row = (0,_report_watch_view_js__WEBPACK_IMPORTED_MODULE_0__ .A5)(watched.view, state);
if ((action === 'approve' || action === 'reject') && row === undefined)
return { state: { ...state, note: 'no iteration is selected' } };
return { state: { ...state, note: '', prompt: { action, row, text: '' } } };
}
function answer(state, prompt, input, key) {
const { action, row, text } = prompt;
const closed = { ...state, prompt: undefined };
const act = { kind: 'act', action, attempt: row?.id ?? '', text: text.trim() };
if (key.escape === true)
return { state: closed };
if (action === 'approve' || action === 'stop') {
if (input === 'y' || input === 'Y')
return { state: closed, effect: act };
return input === 'n' || input === 'N' || key.return === true ? { state: closed } : { state };
}
if (key.return === true)
return act.text === '' ? { state: closed } : { state: closed, effect: act };
if (key.backspace === true || key.delete === true) {
return { state: { ...state, prompt: { ...prompt, text: [...text].slice(0, -1).join('') } } };
}
if (key.ctrl === true || key.meta === true)
return { state };
const typed = `${text}${input.replaceAll(/\s+/g, ' ')}`.slice(0, MAX_TYPED);
return { state: { ...state, prompt: { ...prompt, text: typed } } };
}
}),
48055:
((__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
showWatchScreen: () => ( showWatchScreen)
});
var ansi_escapes__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80131);
var ink__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48518);
var react__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47919);
var _report_watch_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16028);
var _watch_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10007);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([ink__WEBPACK_IMPORTED_MODULE_1__]);
ink__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
const TICK_MS = 1000;
const STYLES = {
plain: {},
title: { bold: true },
dim: { dimColor: true },
good: { color: 'green' },
bad: { color: 'red' },
selected: { inverse: true },
};
const PLAIN = {};
async function showWatchScreen(options) {
const first = await options.read();
const leave = () => void process.stdout.write(ansi_escapes__WEBPACK_IMPORTED_MODULE_0__ .sR + ansi_escapes__WEBPACK_IMPORTED_MODULE_0__ .y9);
process.stdout.write(ansi_escapes__WEBPACK_IMPORTED_MODULE_0__ .MP + ansi_escapes__WEBPACK_IMPORTED_MODULE_0__ .$m);
process.once('exit', leave);
try {
const app = (0,ink__WEBPACK_IMPORTED_MODULE_1__ .XX)((0,react__WEBPACK_IMPORTED_MODULE_2__.createElement)(Screen, { ...options, first }), { exitOnCtrlC: false, patchConsole: false });
await app.waitUntilExit();
}
finally {
process.off('exit', leave);
leave();
}
}
function Screen({ first, read, act, now, hasColor }) {
const { exit } = (0,ink__WEBPACK_IMPORTED_MODULE_1__ .nm)();
const { stdout } = (0,ink__WEBPACK_IMPORTED_MODULE_1__ .t$)();
const [watched, setWatched] = (0,react__WEBPACK_IMPORTED_MODULE_2__.useState)(first);
const [state, setState] = (0,react__WEBPACK_IMPORTED_MODULE_2__.useState)(_watch_keys_js__WEBPACK_IMPORTED_MODULE_4__ .D);
const [size, setSize] = (0,react__WEBPACK_IMPORTED_MODULE_2__.useState)(sizeOf(stdout));
const isReading = (0,react__WEBPACK_IMPORTED_MODULE_2__.useRef)(false);
const refresh = async () => {
if (isReading.current)
return;
isReading.current = true;
try {
setWatched(await read());
}
catch (error) {
setState((before) => ({ ...before, note: messageOf(error) }));
}
finally {
isReading.current = false;
}
};
(0,react__WEBPACK_IMPORTED_MODULE_2__.useEffect)(() => {
const timer = setInterval(() => void refresh(), TICK_MS);
const onResize = () => setSize(sizeOf(stdout));
stdout.on('resize', onResize);
return () => {
clearInterval(timer);
stdout.off('resize', onResize);
};
});
const actOn = async (effect) => {
const note = await act(effect).catch(messageOf);
setState((before) => ({ ...before, note }));
await refresh();
};
(0,ink__WEBPACK_IMPORTED_MODULE_1__ .Ge)((input, key) => {
const pressed = (0,_watch_keys_js__WEBPACK_IMPORTED_MODULE_4__ .X)(watched, state, input, key);
setState(pressed.state);
if (pressed.effect?.kind === 'quit')
exit();
if (pressed.effect?.kind !== 'act')
return;
void actOn(pressed.effect);
}, { isActive: process.stdin.isTTY === true });
const lines = (0,_report_watch_view_js__WEBPACK_IMPORTED_MODULE_3__ .Cw)(watched, state, now(), size);
return (0,react__WEBPACK_IMPORTED_MODULE_2__.createElement)(ink__WEBPACK_IMPORTED_MODULE_1__ .az, { flexDirection: 'column', width: size.width, height: size.height }, ...lines.map(({ text, tone }, at) => (0,react__WEBPACK_IMPORTED_MODULE_2__.createElement)(ink__WEBPACK_IMPORTED_MODULE_1__ .EY, { key: at, wrap: 'truncate', ...(hasColor ? STYLES[tone] : PLAIN) }, text === '' ? ' ' : text)));
}
function sizeOf({ columns = 80, rows = 24 }) {
return { width: Math.max(20, columns), height: Math.max(4, rows - 1) };
}
function messageOf(error) {
return error instanceof Error ? `error: ${error.message}` : String(error);
}
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });
})
};
