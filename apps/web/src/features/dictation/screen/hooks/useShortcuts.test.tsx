import { describe, expect, it } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { createMemoryStorage } from '../../../../testing/memoryStorage.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { useShortcuts } from './useShortcuts.ts';

const services = {
  storage: createMemoryStorage(),
} as unknown as AppServices;

/** Presses all shortcuts in an element beside a dialog that is open, and returns the commands that ran. */
function pressAll(place: 'main' | 'dialog', isModal: boolean) {
  const ran: string[] = [];
  const run = (name: string) => () => void ran.push(name);
  function Page() {
    useShortcuts({
      record: run('record'),
      pause: run('pause'),
      copy: run('copy'),
      renew: run('renew'),
      save: run('save'),
    });
    return (
      <>
        <main />
        <dialog ref={(dialog) => (isModal ? dialog?.showModal() : dialog?.show())} />
      </>
    );
  }
  const { host } = renderInPage(
    <AppServicesContext value={services}>
      <Page />
    </AppServicesContext>,
  );
  const isFree = (code: string, held: KeyboardEventInit) =>
    host
      .querySelector(place)
      ?.dispatchEvent(
        new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...held }),
      );
  const alt = ['KeyR', 'KeyP', 'KeyC', 'KeyN'].map((code) => isFree(code, { altKey: true }));
  expect([...alt, isFree('KeyS', { ctrlKey: true })]).not.toContain(true);
  return ran;
}

describe('the shortcuts of dictation', () => {
  it.each(['main', 'dialog'] as const)('all run in %s, also beside an open panel', (place) => {
    expect(pressAll(place, false)).toEqual(['record', 'pause', 'copy', 'renew', 'save']);
  });

  it.each(['main', 'dialog'] as const)(
    'X-27: a text that a dialog asks about is neither put away nor saved by a key in %s',
    (place) => {
      expect(pressAll(place, true)).toEqual(['record', 'pause', 'copy']);
    },
  );
});
