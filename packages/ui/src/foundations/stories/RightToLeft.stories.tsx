import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { Alert } from '../../components/feedback/Alert/Alert.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { ArrowBackIcon, ArrowForwardIcon } from '../../components/media/Icon/controlIcons.ts';
import { LiveIcon } from '../../components/media/Icon/pageIcons.ts';
import { Ltr } from '../../components/text/Ltr/Ltr.tsx';
import { TextField } from '../../components/fields/TextField/TextField.tsx';
import { CreditMeter } from '../../layout/CreditMeter/CreditMeter.tsx';
import { SideMenuItem } from '../../layout/SideMenu/SideMenuItem.tsx';
import { color } from '../../tokens/color.ts';
import { radius, space } from '../../tokens/scales.ts';
import type { Direction } from '../direction.ts';
import { NevisaUi } from '../NevisaUi.tsx';
import { Grid, GuidePage, GuideSection, Panel, Rules } from './Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Right-to-left',
  parameters: describePage(
    'Mirroring: elements that change with the direction, elements that do not, and rules for styles and behaviour.',
  ),
});

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Right-to-left"
      lead="The product is right-to-left. Left-to-right is for debugging and for the comparison on this page."
    >
      <MirroredSection />
      <FilledSection />
      <GuideSection
        title="Not mirrored"
        note="Telephone numbers, e-mails, codes and signed numbers always run from left to right."
      >
        <Pair>
          <p>
            تلفن <Ltr>۰۲۱ ۸۸۸۸ ۴۴۴۴</Ltr> و نشانی <Ltr lang="en">sara@example.com</Ltr>.
          </p>
          <TextField label="ایمیل" dir="ltr" defaultValue="sara@example.com" />
        </Pair>
      </GuideSection>
      <Rules
        title="For styles"
        rules={[
          'Use logical properties where CSS has them: padding-inline, inset-inline-start, text-align: start.',
          'Otherwise (translateX, gradients, background-position) write the left-to-right value; the build mirrors it.',
          'Never set direction in CSS; use the dir attribute. Never name a side in a custom property.',
        ]}
      />
      <Rules
        title="For behaviour"
        rules={[
          'The left arrow key moves forward in lists, tabs and sliders; Home moves to the right end.',
          'Time runs from right to left: the latest point of a chart is at the left.',
          'Numbers keep their own direction; minus and percent signs stay at the left of their number.',
          'Panels open from their own side: the drawer from the right.',
        ]}
      />
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('the icon of a button precedes its text in both directions', async () => {
      const [ltr, rtl] = canvas.getAllByRole('button', { name: 'ادامه' }).map((button) => {
        const icon = button.querySelector('svg')?.getBoundingClientRect().x ?? 0;
        const { x, width } = button.getBoundingClientRect();
        return icon < x + width / 2 ? 'left' : 'right';
      });
      await expect([ltr, rtl]).toEqual(['left', 'right']);
    });
  },
});

function Pair({ children }: { children: ReactNode }) {
  const directions: readonly (readonly [Direction, string])[] = [
    ['ltr', 'Left-to-right'],
    ['rtl', 'Right-to-left'],
  ];
  return (
    <Grid>
      {directions.map(([direction, caption]) => (
        <Panel key={direction} caption={caption}>
          <NevisaUi direction={direction}>
            <div lang="fa" dir={direction} style={{ display: 'grid', gap: space[4] }}>
              {children}
            </div>
          </NevisaUi>
        </Panel>
      ))}
    </Grid>
  );
}

function MirroredSection() {
  return (
    <GuideSection title="Mirrored">
      <Pair>
        <SideMenuItem href="/nevisa-live" label="تایپ صوتی زنده" icon={<LiveIcon />} current />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
          <Button icon={<ArrowForwardIcon />}>ادامه</Button>
          <Button variant="secondary" icon={<ArrowBackIcon />}>
            بازگشت
          </Button>
        </div>
        <Alert tone="information">متن تا پایان روی همین دستگاه می‌ماند.</Alert>
      </Pair>
    </GuideSection>
  );
}

function FilledSection() {
  return (
    <GuideSection title="Filled from the inline start">
      <Pair>
        <CreditMeter label="۲ ساعت و ۴۰ دقیقه" value={0.53} />
        <div style={{ display: 'flex', gap: space[1] }} aria-hidden="true">
          {[1, 2, 3, 4].map((part) => (
            <span
              key={part}
              style={{
                inlineSize: `${part * 8}%`,
                blockSize: space[6],
                borderStartStartRadius: radius.control,
                background: color.accent,
              }}
            />
          ))}
        </div>
      </Pair>
    </GuideSection>
  );
}
