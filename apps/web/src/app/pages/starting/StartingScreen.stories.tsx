import type { Backend } from '@nevisa/mocks/backend';
import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../../shared/paths.ts';
import { patience } from '../../../testing/patience.ts';

let server: Backend;

const meta = preview.meta({
  title: 'Screens/Start',
  tags: ['!autodocs'],
  parameters: {
    ...describePage(
      'The page before the app knows who is signed in, and the page without a connection to the server.',
    ),
    app: { path: paths.messages, as: 'sara' },
  },
});

export const NotYetKnown = meta.story({
  parameters: {
    picture: true,
    app: {
      path: paths.messages,
      as: 'sara',
      arrange: (backend) => backend.answerSlowly('retrieveAccount', 60_000),
    },
  },
  play: async ({ canvas, step }) => {
    await step('R-055: only the loading logo is shown', async () => {
      await expect(await canvas.findByRole('img', { name: /نشان نویسا/ })).toBeVisible();
      await expect(canvas.queryByRole('heading')).toBeNull();
    });
  },
});

export const Unreachable = meta.story({
  parameters: {
    app: {
      path: paths.messages,
      as: 'sara',
      arrange: (backend) => backend.breakDown('retrieveAccount', 'network'),
    },
  },
  play: async ({ canvas, step }) => {
    await step('R-194: the token stays stored and the start can be retried', async () => {
      await expect(await canvas.findByText('خطا در شبکه')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'تلاش دوباره' })).toBeEnabled();
      await expect(localStorage.getItem('accessToken')).not.toBeNull();
    });
    await step('R-196: a user of a shared computer can sign out', async () => {
      await expect(canvas.getByRole('button', { name: 'خروج از حساب' })).toBeEnabled();
    });
  },
});

export const UnreachableRetried = meta.story({
  parameters: {
    app: {
      path: paths.messages,
      as: 'sara',
      arrange: (backend) => {
        server = backend;
        backend.breakDown('retrieveAccount', 'network');
      },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'تلاش دوباره' });
    server.repair('retrieveAccount');
    await userEvent.click(button);
    await step('R-194: a retry loads the account and opens the page', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'پیام‌ها' }, patience),
      ).toBeVisible();
      await expect(localStorage.getItem('accessToken')).not.toBeNull();
    });
  },
});

export const UnreachableSignedOut = meta.story({
  parameters: {
    app: {
      path: paths.messages,
      as: 'sara',
      arrange: (backend) => backend.breakDown('retrieveAccount', 'network'),
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'خروج از حساب' }));
    await step('R-196: the sign-out needs no server', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('ورود');
      await expect(localStorage.getItem('accessToken')).toBeNull();
    });
  },
});

export const Ended = meta.story({
  parameters: {
    app: {
      path: paths.messages,
      as: 'sara',
      arrange: (backend) => backend.breakDown('retrieveAccount', { status: 401, body: '' }),
    },
  },
  play: async ({ canvas, step }) => {
    await step(
      'R-193, R-240: a 401 redirects to the sign-in page and removes the token',
      async () => {
        await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('ورود');
        await expect(localStorage.getItem('accessToken')).toBeNull();
      },
    );
  },
});
