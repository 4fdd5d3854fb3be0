import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../actions/Button/Button.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { Banner, bannerKinds } from './Banner.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const sentences = {
  offline: 'اتصال اینترنت قطع است. تغییرات شما روی همین دستگاه نگهداری می‌شود.',
  online: 'اتصال برقرار شد. در حال همگام‌سازی…',
  success: 'بستهٔ شما فعال شد.',
  newVersion: 'نسخهٔ جدیدی از نویسا آماده است.',
  warning: 'اعتبار شما رو به پایان است.',
  danger: 'بارگذاری حساب شما ممکن نشد.',
};

const onReload = fn();

const meta = preview.meta({
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { kind: 'offline' as const, children: sentences.offline },
});

export const Default = meta.story({
  render: (args) => (
    <LiveRegion>
      <Banner {...args} />
    </LiveRegion>
  ),
  play: async ({ canvas, step }) => {
    await step('the banner is announced inside a live region', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(sentences.offline);
    });
  },
});

export const BackOnline = meta.story({
  args: { kind: 'online', children: sentences.online },
});

export const NewVersion = meta.story({
  args: {
    kind: 'newVersion',
    children: sentences.newVersion,
    action: (
      <Button size="small" variant="secondary" onClick={onReload}>
        بارگذاری دوباره
      </Button>
    ),
    onDismiss: fn(),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the banner offers an action and a dismiss button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بارگذاری دوباره' }));
      await expect(onReload).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'بستن' }));
      await expect(args.onDismiss).toHaveBeenCalledOnce();
    });
  },
});

export const LongText = meta.story({
  args: {
    ...NewVersion.input.args,
    children: `${sentences.newVersion} ${sentences.offline} ${sentences.online}`,
  },
  render: renderIn(Banner, { maxInlineSize: 360 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {bannerKinds.map((kind) => (
        <Banner
          key={kind}
          kind={kind}
          onDismiss={() => undefined}
          action={
            kind === 'newVersion' && (
              <Button size="small" variant="secondary">
                بارگذاری دوباره
              </Button>
            )
          }
        >
          {sentences[kind]}
        </Banner>
      ))}
    </div>
  ),
});
