/** The screen of `autorize watch`, drawn by ink. It is loaded when it is shown, and by nothing else. */
import ansiEscapes from 'ansi-escapes';
import { Box, render, Text, useApp, useInput, useStdout } from 'ink';
import { createElement, type ReactElement, useEffect, useRef, useState } from 'react';
import { renderWatch, type Tone, type Watched } from '../report/watch-view.ts';
import { type Effect, INITIAL, type Key, pressKey } from './watch-keys.ts';

export interface WatchScreenOptions {
  /** The run as it is now. */
  readonly read: () => Promise<Watched> | Watched;
  /** Does what a key asked for; gives what came of it. */
  readonly act: (effect: Extract<Effect, { kind: 'act' }>) => Promise<string>;
  readonly now: () => Date;
  readonly hasColor: boolean;
}

const TICK_MS = 1000;
const STYLES: Readonly<Record<Tone, { color?: string; bold?: boolean; dimColor?: boolean; inverse?: boolean }>> = {
  plain: {},
  title: { bold: true },
  dim: { dimColor: true },
  good: { color: 'green' },
  bad: { color: 'red' },
  selected: { inverse: true },
};
/** Without colours: what stands out does so by its place and signs. */
const PLAIN = {};

/** Shows a run until the person has seen enough. */
export async function showWatchScreen(options: WatchScreenOptions): Promise<void> {
  const first = await options.read();
  const leave = (): void => void process.stdout.write(ansiEscapes.exitAlternativeScreen + ansiEscapes.cursorShow);
  process.stdout.write(ansiEscapes.enterAlternativeScreen + ansiEscapes.cursorHide);
  process.once('exit', leave);
  try {
    const app = render(createElement(Screen, { ...options, first }), { exitOnCtrlC: false, patchConsole: false });
    await app.waitUntilExit();
  } finally {
    process.off('exit', leave);
    leave();
  }
}

function Screen({ first, read, act, now, hasColor }: WatchScreenOptions & { readonly first: Watched }): ReactElement {
  const { exit } = useApp();
  const { stdout } = useStdout();
  const [watched, setWatched] = useState(first);
  const [state, setState] = useState(INITIAL);
  const [size, setSize] = useState(sizeOf(stdout));
  const isReading = useRef(false);
  const refresh = async (): Promise<void> => {
    if (isReading.current) return;
    isReading.current = true;
    try {
      setWatched(await read());
    } catch (error) {
      setState((before) => ({ ...before, note: messageOf(error) }));
    } finally {
      isReading.current = false;
    }
  };
  useEffect(() => {
    const timer = setInterval(() => void refresh(), TICK_MS);
    const onResize = (): void => setSize(sizeOf(stdout));
    stdout.on('resize', onResize);
    return () => {
      clearInterval(timer);
      stdout.off('resize', onResize);
    };
  });
  const actOn = async (effect: Parameters<typeof act>[0]): Promise<void> => {
    const note = await act(effect).catch(messageOf);
    setState((before) => ({ ...before, note }));
    await refresh();
  };
  useInput(
    (input: string, key: Key) => {
      const pressed = pressKey(watched, state, input, key);
      setState(pressed.state);
      if (pressed.effect?.kind === 'quit') exit();
      if (pressed.effect?.kind !== 'act') return;
      void actOn(pressed.effect);
    },
    { isActive: process.stdin.isTTY === true },
  );
  const lines = renderWatch(watched, state, now(), size);
  return createElement(
    Box,
    { flexDirection: 'column', width: size.width, height: size.height },
    ...lines.map(({ text, tone }, at) =>
      createElement(
        Text,
        { key: at, wrap: 'truncate', ...(hasColor ? STYLES[tone] : PLAIN) },
        text === '' ? ' ' : text,
      ),
    ),
  );
}

/** A line less than there are: a screen that is full scrolls. */
function sizeOf({ columns = 80, rows = 24 }: { readonly columns?: number; readonly rows?: number }) {
  return { width: Math.max(20, columns), height: Math.max(4, rows - 1) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `error: ${error.message}` : String(error);
}
