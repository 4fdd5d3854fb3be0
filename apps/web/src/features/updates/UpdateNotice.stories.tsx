import { AppFrame, Card, Page, PageHeader } from '@nevisa/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { listNavigationGroups } from '../../app/shell/navigationGroups.tsx';
import { paths } from '../../shared/paths.ts';
import { createEmitter } from '../../shared/createEmitter.ts';
import { titleText } from '../../shared/text/titleText.ts';
import { createAppUpdate } from './appUpdate.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

const ready = 'نسخهٔ جدیدی از نویسا آماده است.';
const waits = 'نسخهٔ تازه پس از پایان ضبط و ذخیرهٔ نوشته‌ها باز می‌شود.';
const reload = fn();

/** Pretends a browser that has a newer version, and a recording that can be ended. */
function createPretence() {
  const changes = createEmitter();
  let isRecording = true;
  const update = createAppUpdate({
    workers: { watch: (onVersion) => onVersion({ activate: () => Promise.resolve() }) },
    sources: [{ holds: () => isRecording, subscribe: changes.subscribe }],
    reload,
  });
  const endRecording = () => {
    isRecording = false;
    changes.emit();
  };
  return { update, endRecording };
}

let pretence = createPretence();

const user = {
  id: 1,
  username: 'sara',
  email: null,
  phone: null,
  is_staff: false,
  new_messages_count: 0,
  date_joined: null,
  invitation_link: null,
  profile: null,
  nevisa_service_account: null,
};

/** The notice where every page has it: below the top bar. */
function NoticeInFrame() {
  const [update] = useState(() => {
    pretence = createPretence();
    return pretence.update;
  });
  return (
    <AppFrame
      groups={listNavigationGroups(user, paths.history)}
      account={{
        name: 'سارا محمدی',
        avatarAddress: null,
        homeHref: '/',
        profileHref: paths.profile,
        onSignOut: fn(),
      }}
      brandName="نویسا"
      brandHref="/"
      title={titleText.history}
    >
      <UpdateNotice update={update} />
      <Page>
        <PageHeader heading={titleText.history} />
        <Card>یادداشت جلسهٔ دوشنبه</Card>
      </Page>
    </AppFrame>
  );
}

const meta = preview.meta({
  title: 'Flows/New version',
  component: NoticeInFrame,
  tags: ['!autodocs'],
  parameters: describePage(
    'The offer of a newer version at the top of every page. Nothing reloads without a press, and after a press not before the recording has ended and everything is stored.',
  ),
  beforeEach: () => {
    reload.mockClear();
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('X-323: the new version is announced, and the page stays', async () => {
      const banner = canvas.getByText(ready);
      await expect(banner.closest('[role="status"]')).not.toBeNull();
      await expect(reload).not.toHaveBeenCalled();
    });
  },
});

export const Narrow = Default.extend({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ready)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

export const WhileRecording = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('X-323: a press during a recording says what it waits for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بارگذاری دوباره' }));
      await expect(canvas.getByText(waits)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'انصراف' })).toHaveFocus();
      await expect(reload).not.toHaveBeenCalled();
    });
    await step('X-323: the end of the recording reloads once', async () => {
      pretence.endRecording();
      await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    });
  },
});

export const Declined = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the offer can be closed, and a press can be taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بارگذاری دوباره' }));
      await userEvent.click(canvas.getByRole('button', { name: 'انصراف' }));
      await expect(canvas.queryByText(waits)).toBeNull();
      pretence.endRecording();
      await expect(reload).not.toHaveBeenCalled();
    });
  },
});
