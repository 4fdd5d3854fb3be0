import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../shared/config.ts';
import { AppServicesContext, createAppServices } from '../appServices.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

it('guards the frame without rendering it for a draft that is written', () => {
  const services = createAppServices({ config: readConfig({}) });
  let commits = 0;
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  flushSync(() => {
    root.render(
      <AppServicesContext value={services}>
        <Profiler id="frame" onRender={() => (commits += 1)}>
          <Frame />
        </Profiler>
      </AppServicesContext>,
    );
  });
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const answers = [true, false].map((unkept) => {
    flushSync(() => services.dictationStatus.write({ recording: false, unkept }));
    return leave();
  });
  expect(answers).toEqual([false, true]);
  expect(commits).toBe(1);
});

function Frame() {
  useLeaveGuard();
  return null;
}
