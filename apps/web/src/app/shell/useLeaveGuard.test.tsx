import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { readConfig } from '../../shared/config.ts';
import { createUnkeptTexts } from '../../features/conversation/unkeptTexts.ts';
import { noUploads } from '../../features/files/upload/uploadFacts.ts';
import { AppServicesContext, createAppServices } from '../appServices.ts';
import { renderInPage } from '../../testing/renderInPage.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** Mounts the guard of user 7. `leave` closes the window; false says that the browser asks first. */
function mountGuard() {
  const services = createAppServices({ config: readConfig({}) });
  let commits = 0;
  renderInPage(
    <AppServicesContext value={services}>
      <Profiler id="frame" onRender={() => (commits += 1)}>
        <Frame />
      </Profiler>
    </AppServicesContext>,
  );
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { services, leave, countCommits: () => commits };
}

it('guards the frame without rendering it for a draft that is written', () => {
  const { services, leave, countCommits } = mountGuard();
  const answers = [true, false].map((unkept) => {
    flushSync(() => services.dictationStatus.write({ recording: false, unkept }));
    return leave();
  });
  expect(answers).toEqual([false, true]);
  expect(countCommits()).toBe(1);
});

it('X-190: holds the page back only while bytes of a file are under way', () => {
  const { services, leave } = mountGuard();
  const facts = { ...noUploads, count: 1, percent: 10, unsent: 1 };
  const answers = [true, false].map((isMoving) => {
    services.uploadFacts.write({ ...facts, isMoving });
    return leave();
  });
  expect(answers).toEqual([false, true]);
});

it('X-115: holds the page back while the device has not taken an edited conversation, and not after', () => {
  const { services, leave } = mountGuard();
  const unkept = services.userScope(7).keep(createUnkeptTexts);
  unkept.mark('c1', true);
  const answers = [leave()];
  unkept.mark('c2', true);
  unkept.mark('c1', false);
  answers.push(leave());
  unkept.mark('c2', false);
  answers.push(leave());
  expect(answers).toEqual([false, false, true]);
});

function Frame() {
  useLeaveGuard({ id: 7 });
  return null;
}
