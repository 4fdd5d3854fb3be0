export const saveStateNames = ['saved', 'saving', 'failed', 'device', 'offline'] as const;
export type SaveStateName = (typeof saveStateNames)[number];

const problems: ReadonlySet<SaveStateName> = new Set(['failed', 'device', 'offline']);

/**
 * The state that a screen reader is notified of next. A problem is announced once, and «ذخیره شد»
 * only as the end of a problem: a text is saved every few seconds.
 *
 * @param announced The state that was announced last.
 */
export function chooseAnnounced(
  announced: SaveStateName | undefined,
  state: SaveStateName,
): SaveStateName | undefined {
  if (problems.has(state)) {
    return state;
  }
  return state === 'saved' && announced !== undefined ? 'saved' : announced;
}
