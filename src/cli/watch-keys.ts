/** What a key does on the screen of `autorize watch`. Pure. */
import { selectedRow, type WatchAction, type Watched, type WatchState } from '../report/watch-view.ts';

export interface Key {
  readonly upArrow?: boolean;
  readonly downArrow?: boolean;
  readonly return?: boolean;
  readonly escape?: boolean;
  readonly backspace?: boolean;
  readonly delete?: boolean;
  readonly ctrl?: boolean;
  readonly meta?: boolean;
}

/** What is to be done besides showing it. */
export type Effect =
  | { readonly kind: 'quit' }
  | { readonly kind: 'act'; readonly action: WatchAction; readonly attempt: string; readonly text: string };

interface Pressed {
  readonly state: WatchState;
  readonly effect?: Effect;
}

export const INITIAL: WatchState = { selected: undefined, isDetailed: false, prompt: undefined, note: '' };

const LETTERS: Readonly<Record<string, WatchAction>> = { m: 'message', a: 'approve', r: 'reject', s: 'stop' };
const MAX_TYPED = 4000;

/** The state after a key; `input`: what was typed or pasted. */
export function pressKey(watched: Watched, state: WatchState, input: string, key: Key): Pressed {
  if (key.ctrl === true && input === 'c') return { state, effect: { kind: 'quit' } };
  if (state.prompt !== undefined) return answer(state, state.prompt, input, key);
  const last = watched.view.rows.length - 1;
  const at = Math.min(state.selected ?? last, last);
  if (key.upArrow === true || input === 'k') return { state: { ...state, selected: Math.max(0, at - 1) } };
  // At the end the newest one is followed again.
  if (key.downArrow === true || input === 'j')
    return { state: { ...state, selected: at + 1 >= last ? undefined : at + 1 } };
  if (key.return === true) return { state: { ...state, isDetailed: !state.isDetailed } };
  if (key.escape === true) return { state: { ...state, isDetailed: false, note: '' } };
  if (input === 'q') return { state, effect: { kind: 'quit' } };
  const action = key.ctrl === true || key.meta === true ? undefined : LETTERS[input];
  if (action === undefined || !watched.actions.includes(action)) return { state };
  if (action === 'stop' && !watched.isRunning) return { state: { ...state, note: 'no run is at work' } };
  const row = selectedRow(watched.view, state);
  if ((action === 'approve' || action === 'reject') && row === undefined)
    return { state: { ...state, note: 'no iteration is selected' } };
  return { state: { ...state, note: '', prompt: { action, row, text: '' } } };
}

function answer(state: WatchState, prompt: NonNullable<WatchState['prompt']>, input: string, key: Key): Pressed {
  const { action, row, text } = prompt;
  const closed = { ...state, prompt: undefined };
  const act = { kind: 'act', action, attempt: row?.id ?? '', text: text.trim() } as const;
  if (key.escape === true) return { state: closed };
  if (action === 'approve' || action === 'stop') {
    if (input === 'y' || input === 'Y') return { state: closed, effect: act };
    return input === 'n' || input === 'N' || key.return === true ? { state: closed } : { state };
  }
  if (key.return === true) return act.text === '' ? { state: closed } : { state: closed, effect: act };
  if (key.backspace === true || key.delete === true) {
    return { state: { ...state, prompt: { ...prompt, text: [...text].slice(0, -1).join('') } } };
  }
  if (key.ctrl === true || key.meta === true) return { state };
  // What is pasted may hold line ends.
  const typed = `${text}${input.replaceAll(/\s+/g, ' ')}`.slice(0, MAX_TYPED);
  return { state: { ...state, prompt: { ...prompt, text: typed } } };
}
