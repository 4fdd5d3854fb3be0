import { Profiler } from 'react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { VoiceWave } from './VoiceWave.tsx';

const silent = () => () => undefined;

describe('VoiceWave', () => {
  describeComponent(<VoiceWave subscribeLevel={silent} />, { root: 'span' });

  it('draws levels without a React render, and none in a pause', () => {
    const listeners = new Set<(dBFS: number) => void>();
    const subscribe = (listener: (dBFS: number) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    let commits = 0;
    const wave = (paused: boolean) => (
      <Profiler id="wave" onRender={() => (commits += 1)}>
        <VoiceWave subscribeLevel={subscribe} paused={paused} />
      </Profiler>
    );
    const { find, rerender } = render(wave(false));
    const silence = find('path').getAttribute('d');
    for (let at = 0; at < 10; at += 1) {
      listeners.forEach((listener) => listener(-12));
    }
    const spoken = find('path').getAttribute('d');
    expect(spoken).not.toBe(silence);
    expect(commits).toBe(1);
    rerender(wave(true));
    expect([listeners.size, find('path').getAttribute('d')]).toEqual([0, spoken]);
  });
});
