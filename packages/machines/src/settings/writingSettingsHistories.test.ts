import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Configuration, ConfigurationChange, Outcome } from '@nevisa/api/types';
import { withChange } from './configurationChange.ts';
import { rebaseChange } from './rebaseChange.ts';
import { makeRefusal } from '../testing/fixtures.ts';
import { gatherWait } from './writingSettingsSetup.ts';
import { type KeptSettings, pretendDefaults, startSettings } from './writingSettingsTesting.ts';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { weigh } from '@nevisa/testing/steps';
import { fuzzTime, untouchedConfiguration } from '@nevisa/testing';

/**
 * How a call ends. `lost`: the server saved the change, and its answer was lost;
 * `unsure`: it saved the change and failed afterwards.
 */
type Fate = 'done' | 'refused' | 'lost' | 'unreached' | 'broken' | 'unsure';

type Step =
  | { do: 'choose'; change: ConfigurationChange }
  | { do: 'reset' | 'retry' | 'networkReturns' | 'reload' }
  | { do: 'pass'; ms: number }
  | { do: 'settle'; fate: Fate };

const change = fc.constantFrom<ConfigurationChange>(
  { convert_numbers: true },
  { convert_numbers: false },
  { preferences: { ezafe: 'ye' } },
  { preferences: { ezafe: 'keep', fillers: false } },
  { preferences: { vocabulary: [{ word: 'a' }] } },
  { preferences: { vocabulary: [] } },
);
const fate = fc.constantFrom<Fate>(
  'done',
  'done',
  'refused',
  'lost',
  'unreached',
  'broken',
  'unsure',
);
const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(5, 'choose', { change }),
  weigh(3, 'pass', { ms: fc.constantFrom(1, gatherWait, 20_000) }),
  weigh(5, 'settle', { fate }),
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        'reset' as const,
        'retry' as const,
        'networkReturns' as const,
        'reload' as const,
      )
      .map((each): Step => ({ do: each })),
  },
);

/** A model of the server and of the device, with the started machine. */
function startHistory() {
  let server = untouchedConfiguration;
  let settings = startSettings();
  let device: KeptSettings = { stored: server, waiting: {} };
  const keep = () => {
    device = settings.kept.at(-1) ?? device;
  };

  const toOutcome = (each: Fate, sent: ConfigurationChange): Outcome<Configuration> => {
    if (each === 'done' || each === 'lost' || each === 'unsure') {
      server = withChange(server, sent);
    }
    switch (each) {
      case 'done':
        return { ok: true, answer: structuredClone(server) };
      case 'refused':
        return makeRefusal(400);
      case 'lost':
      case 'unreached':
        return { ok: false, failure: { kind: 'network' } };
      case 'broken':
      case 'unsure':
        return { ok: false, failure: { kind: 'server', status: 500 } };
    }
  };
  const settle = async (each: Fate) => {
    const asked = settings.load.calls.find(({ inFlight }) => inFlight);
    const call = settings.save.calls.find(({ inFlight }) => inFlight);
    await asked?.answer({ ok: true, answer: structuredClone(server) });
    await call?.answer(toOutcome(each, call.input));
  };
  return {
    server: () => server,
    settings: () => settings,
    async take(each: Step) {
      if (each.do === 'choose') {
        settings.choose(each.change);
      } else if (each.do === 'pass') {
        settings.pass(each.ms);
      } else if (each.do === 'settle') {
        await settle(each.fate);
      } else if (each.do === 'reset') {
        settings.send({ type: 'reset.requested' });
        settings.send({ type: 'reset.confirmed' });
      } else if (each.do === 'retry') {
        settings.send({ type: 'save.retried' });
      } else if (each.do === 'networkReturns') {
        settings.networkReturns();
      } else {
        keep();
        settings.actor.stop();
        settings = startSettings(device);
      }
      keep();
    },
    /** Lets time pass and answers every call. */
    async calmDown() {
      for (let round = 0; round < 8; round += 1) {
        settings.pass(20_000);
        await settle('done');
      }
    },
  };
}

describe('writingSettingsMachine in any history', { timeout: fuzzTime(1_000) }, () => {
  it('X-40, X-25, A10, G06: shows every choice at once, makes one call at a time and equals the server in the end', async () => {
    await checkEveryInTime(1_000, fc.array(step, { maxLength: 30 }), async (steps) => {
      const history = startHistory();
      for (const each of steps) {
        await history.take(each);
        const settings = history.settings();
        expect(settings.inFlight(), 'calls in flight').toBeLessThanOrEqual(1);
        if (each.do === 'choose') {
          expect(withChange(getShown(settings), each.change), 'shown at once').toEqual(
            getShown(settings),
          );
        }
        if (each.do === 'reset') {
          expect(getShown(settings)).toMatchObject(pretendDefaults);
        }
      }
      const { stored, sending, waiting } = history.settings().context();
      const next = withChange(history.server(), sending);
      const base = withChange(stored ?? history.server(), sending);
      const isLoading = history.settings().load.calls.some(({ inFlight }) => inFlight);
      // Entries of the server stay in a waiting list when it is loaded before the list is sent (ADR-0097).
      const wanted = withChange(next, isLoading ? rebaseChange(waiting, base, next) : waiting);
      await history.calmDown();
      expect(getShown(history.settings()), 'in the end').toEqual(history.server());
      expect(history.server(), 'waiting choices are saved').toEqual(wanted);
      expect(history.settings().kept.at(-1)?.waiting ?? {}).toEqual({});
      history.settings().actor.stop();
    });
  });

  it('X-25: loses no choice without a refusal, with any network failures and page reloads', async () => {
    await checkEveryInTime(1_000, fc.array(step, { maxLength: 30 }), async (steps) => {
      const history = startHistory();
      let wanted = untouchedConfiguration;
      for (const each of steps) {
        if (each.do === 'choose' || each.do === 'reset') {
          wanted = withChange(wanted, each.do === 'choose' ? each.change : pretendDefaults);
        }
        const kind = each.do === 'settle' && !['done', 'lost'].includes(each.fate);
        await history.take(kind ? { do: 'settle', fate: 'unreached' } : each);
        expect(getShown(history.settings())).toEqual(wanted);
      }
      await history.calmDown();
      expect(history.server()).toEqual(wanted);
      history.settings().actor.stop();
    });
  });
});

function getShown(settings: ReturnType<typeof startSettings>): Configuration {
  const shown = settings.shown();
  if (shown === null) {
    throw new Error('This history must start with known settings.');
  }
  return shown;
}
