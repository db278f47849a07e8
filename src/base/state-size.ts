/** Larger files are no part of a state that is pushed: they stay on the machine that wrote them. */
export const MAX_STATE_BYTES = 8 * 1024 * 1024;
