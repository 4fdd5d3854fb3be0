import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureLetters } from '../../testing/measureLetters.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Card } from '../../components/data/Card/Card.tsx';
import { Illustration } from '../../components/media/Illustration/Illustration.tsx';
import { Cluster, gaps, Grid, Stack } from './Arrangement.tsx';
import { onDesktop, onPhone } from '../stories/viewports.ts';
import { FilledSection } from './FilledSection.tsx';
import { Section } from './Section.tsx';

const packs = ['بستهٔ دو ساعته', 'بستهٔ ده‌ساعته', 'بستهٔ صدساعته برای گروه‌ها و پژوهشگاه‌ها'];

const meta = preview.meta({
  title: 'Layout/Arrangement',
  component: Section,
  args: {
    heading: 'بسته‌های پیشنهادی',
    sentence: 'هر بسته تا سه ماه پس از خرید اعتبار دارد.',
    actions: <Button variant="secondary">مقایسه</Button>,
    children: (
      <Grid>
        {packs.map((pack) => (
          <Card key={pack}>{pack}</Card>
        ))}
      </Grid>
    ),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('the heading names the section', async () => {
      await expect(canvas.getByRole('region', { name: 'بسته‌های پیشنهادی' })).toBeVisible();
    });
  },
});

/** The neighbour is taller: the drawing is in the middle of the height, and the button at the lower edge. */
export const WithDrawing = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '680px 200px', gap: 16 }}>
      <Card>
        <FilledSection
          heading="بگویید تا نوشته شود"
          foot={<Button>شروع تایپ صوتی</Button>}
          drawing={<Illustration name="voice" size="large" label="تصویر" />}
        />
      </Card>
      <Card>
        <div style={{ blockSize: 240 }}>{packs[0]}</div>
      </Card>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('the room of a taller neighbour is not left empty below the content', async () => {
      const drawing = canvas.getByRole('img', { name: 'تصویر' }).getBoundingClientRect();
      const button = canvas.getByRole('button').getBoundingClientRect();
      const part = canvas.getByRole('region').getBoundingClientRect();
      await expect(part.height).toBe(240);
      await expect(drawing.right).toBeLessThan(button.left);
      await expect((drawing.top + drawing.bottom) / 2).toBeCloseTo((part.top + part.bottom) / 2, 0);
      await expect(button.bottom).toBeCloseTo(part.bottom, 0);
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

/** Below the words that it belongs to. */
export const QuietBelowWords = meta.story({
  globals: onPhone,
  render: () => (
    <Cluster>
      <span>۴٬۶۴۷ گیرنده، شمارش ساعت ۱۴:۰۵ به وقت تهران</span>
      <Button variant="quiet" size="small">
        شمارش دوباره
      </Button>
    </Cluster>
  ),
  play: async ({ canvas, step }) => {
    await step('the letters of a quiet button are at the line of those words', async () => {
      const words = canvas.getByText(/گیرنده/).getBoundingClientRect();
      const letters = measureLetters(canvas.getByRole('button'));
      await expect(letters.top).toBeGreaterThanOrEqual(words.bottom);
      await expect(letters.right).toBeCloseTo(words.right, 0);
    });
  },
});

/** Beside the words that it belongs to. */
export const QuietBesideWords = QuietBelowWords.extend({
  globals: onDesktop,
  play: async ({ canvas, step }) => {
    await step('its ground does not reach over those words', async () => {
      const words = canvas.getByText(/گیرنده/).getBoundingClientRect();
      const button = canvas.getByRole('button');
      await expect(words.left - button.getBoundingClientRect().right).toBeCloseTo(8, 0);
      await expect(words.left - measureLetters(button).right).toBeCloseTo(20, 0);
    });
  },
});

export const AsStack = meta.story({
  render: () => (
    <Stack>
      {packs.map((pack) => (
        <Card key={pack}>{pack}</Card>
      ))}
    </Stack>
  ),
});

/** As wide as a page beside the menu on a tablet of 768 px. */
export const WideOnTablet = meta.story({
  render: () => (
    <div style={{ inlineSize: 624 }}>
      <Grid least="wide">
        {packs.map((pack) => (
          <Card key={pack}>{pack}</Card>
        ))}
      </Grid>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('two are in a line', async () => {
      const tops = packs.map((pack) => canvas.getByText(pack).getBoundingClientRect().top);
      await expect(tops[0]).toBe(tops[1]);
      await expect(tops[2]).toBeGreaterThan(tops[1] ?? Infinity);
    });
  },
});

export const AsCluster = meta.story({
  render: () => (
    <Cluster ends="apart">
      {packs.map((pack) => (
        <Button key={pack} variant="secondary">
          {pack}
        </Button>
      ))}
    </Cluster>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <Stack>
      {gaps.map((gap) => (
        <Grid key={gap} gap={gap} least="narrow">
          {packs.slice(0, 2).map((pack) => (
            <Card key={pack} padding="small">
              {pack}
            </Card>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
});
