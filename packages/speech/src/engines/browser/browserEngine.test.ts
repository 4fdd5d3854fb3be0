import { describe, expect, it } from 'vitest';
import { live, opened } from './browserEngineTesting.ts';

describe('createBrowserEngine', () => {
  it('recognises Persian continuously and reports partials and finals', () => {
    const line = live();
    line.results(0, ['سلام']);
    line.clock.increment(2_000);
    line.results(0, ['سلام دنیا', true, 0.9]);
    line.results(1, ['سلام دنیا', true, 0.9], ['خوبی'], ['چطوری']);

    const { lang, continuous, interimResults } = line.recognition;
    expect([lang, continuous, interimResults]).toEqual(['fa-IR', true, true]);
    expect(line.told()).toEqual([
      ['engine.ready'],
      ['engine.partial', 0, 'سلام'],
      ['engine.final', 0, 'سلام دنیا'],
      ['engine.partial', 1, 'خوبی چطوری'],
    ]);
    expect(line.events[2]).toMatchObject({ start: 0, end: 2, words: [] });
  });

  it('X-34: reports a repeated sentence once', () => {
    const line = live();
    line.results(0, ['سلام', true, 0.9]);
    line.results(0, ['سلام', true, 0.9]);

    expect(line.told()).toEqual([['engine.ready'], ['engine.final', 0, 'سلام']]);
  });

  it('X-34: treats finals without confidence as partials on Android, and ignores echoes', () => {
    const line = live({ isAndroid: true });
    line.results(0, ['سلا', true, 0]);
    line.results(0, ['سلام', true, 0.8]);
    line.clock.increment(250);
    line.results(1, ['سلام', true, 0.8], ['سلام', true, 0.8]);
    line.clock.increment(251);
    line.results(2, ['سلام', true, 0.8], ['سلام', true, 0.8], ['سلام', true, 0.8]);

    expect(line.told()).toEqual([
      ['engine.ready'],
      ['engine.partial', 0, 'سلا'],
      ['engine.final', 0, 'سلام'],
      ['engine.final', 2, 'سلام'],
    ]);
  });

  it('X-34: keeps a word that is said twice on other systems', () => {
    const line = live();
    line.results(0, ['بله', true, 0.9]);
    line.results(1, ['بله', true, 0.9], ['بله', true, 0.9]);

    expect(line.told().slice(1)).toEqual([
      ['engine.final', 0, 'بله'],
      ['engine.final', 1, 'بله'],
    ]);
  });

  it('X-34: reports finals without confidence on other systems', () => {
    const line = live();
    line.results(0, ['سلام', true, 0]);

    expect(line.told().at(-1)).toEqual(['engine.final', 0, 'سلام']);
  });

  it('X-35: starts the next recognition when the browser ends one, with new ids and without loss', () => {
    const line = live();
    line.results(0, ['سلام']);
    line.clock.increment(60_000);
    line.happen('end');
    line.happen('start');
    line.results(0, ['دنیا', true, 0.9]);
    const [, , first, second] = line.events;

    expect(line.calls).toEqual(['start', 'start']);
    expect(line.told().slice(1)).toEqual([
      ['engine.partial', 0, 'سلام'],
      ['engine.final', 0, 'سلام'],
      ['engine.final', 0, 'دنیا'],
    ]);
    expect(first).not.toMatchObject({ segmentId: (second as { segmentId: string }).segmentId });
  });

  it('X-41: applies the setting for automatic punctuation from the next recognition on', () => {
    let autoPunctuation = true;
    const line = live({ autoPunctuation: () => autoPunctuation });
    const first = line.recognition.unspokenPunctuation;
    autoPunctuation = false;
    line.clock.increment(60_000);
    line.happen('end');

    expect([first, line.recognition.unspokenPunctuation]).toEqual([true, false]);
    expect(live().recognition.unspokenPunctuation).toBe(false);
  });

  it('waits before it restarts a recognition that ended at once', () => {
    const line = live();
    line.happen('end');
    expect(line.calls).toEqual(['start']);
    line.clock.increment(500);

    expect(line.calls).toEqual(['start', 'start']);
  });

  it('X-36: does not report missing speech as a failure', () => {
    const line = live();
    line.fail('no-speech');
    line.clock.increment(1_000);
    line.happen('end');

    expect(line.calls).toEqual(['start', 'start']);
    expect(line.told()).toEqual([['engine.ready']]);
  });

  it('X-24, X-26: reports a network failure once, retries on `reconnect`, and ends incomplete', () => {
    const line = live();
    line.results(0, ['سلام']);
    line.fail('network');
    line.happen('end');
    line.clock.increment(60_000);
    expect(line.calls).toEqual(['start']);
    line.recording.reconnect();
    line.clock.increment(0);
    line.happen('start');
    line.recording.stop();
    line.happen('end');

    expect(line.told().slice(1)).toEqual([
      ['engine.partial', 0, 'سلام'],
      ['engine.final', 0, 'سلام'],
      ['engine.lost'],
      ['engine.ready'],
      ['engine.flushed'],
      ['engine.stopped'],
    ]);
    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: false });
  });

  it.each(['not-allowed', 'service-not-allowed', 'language-not-supported'])(
    'X-20: reports %s as a refusal',
    (error) => {
      const line = live();
      line.fail(error);
      line.happen('end');

      expect(line.events.slice(1)).toEqual([
        { type: 'engine.refused', reason: { kind: 'failed', failure: { kind: 'blocked' } } },
      ]);
      expect(line.calls).toEqual(['start', 'abort']);
    },
  );

  it('X-28: reports a microphone that cannot be captured as deaf', () => {
    const line = live();
    line.fail('audio-capture');

    expect(line.events.at(-1)).toEqual({ type: 'engine.deaf' });
  });

  it('X-36: a pause stops the recognition and its clock', () => {
    const line = live();
    line.clock.increment(1_000);
    line.recording.pause();
    line.happen('end');
    line.clock.increment(60_000);
    line.recording.resume();
    line.happen('start');
    line.clock.increment(1_000);
    line.results(0, ['سلام', true, 0.9]);

    expect(line.calls).toEqual(['start', 'stop', 'start']);
    expect(line.events.at(-1)).toMatchObject({ end: 2 });
  });

  it('requests the final text by a new recognition', () => {
    const line = live();
    line.results(0, ['سلام']);
    line.recording.finalize();
    line.results(0, ['سلام', true, 0.9]);
    line.happen('end');

    expect(line.calls).toEqual(['start', 'stop', 'start']);
    expect(line.told().at(-1)).toEqual(['engine.final', 0, 'سلام']);
  });

  it('X-26: waits for the last sentence after `stop`', () => {
    const line = live();
    line.results(0, ['سلام']);
    line.recording.stop();
    line.results(0, ['سلام دنیا', true, 0.9]);
    line.happen('end');

    expect(line.told().slice(2)).toEqual([
      ['engine.final', 0, 'سلام دنیا'],
      ['engine.flushed'],
      ['engine.stopped'],
    ]);
    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });

  it('reports no event and no level after close', () => {
    const line = live();
    line.recording.close();
    line.results(0, ['سلام', true, 0.9]);
    line.happen('end');
    line.clock.increment(60_000);

    expect(line.told()).toEqual([['engine.ready']]);
    expect(line.levels()).toBe('ended');
  });

  it('D05: ends at once without a microphone', () => {
    const line = opened({ hasMicrophone: false });
    line.clock.increment(0);
    line.recording.stop();
    line.clock.increment(0);

    expect(line.calls).toEqual(['abort']);
    expect(line.told()).toEqual([['engine.ready'], ['engine.flushed'], ['engine.stopped']]);
  });

  it('passes the chosen microphone to the browser', () => {
    expect(live().tracks).toEqual(['track']);
  });
});
