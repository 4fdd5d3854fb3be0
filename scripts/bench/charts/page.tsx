import {
  FigureCard,
  FigureGrid,
  LineChart,
  type LineChartProps,
  NevisaUi,
  Sparkline,
} from '@nevisa/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../packages/ui/src/tokens/themeSheet.gen.css';

/** One drawn chart: milliseconds until it is laid out, for its table, and for a step of its focus, and what it has. */
export interface DrawnChart {
  drawn: number;
  table: number;
  step: number;
  elements: number;
  focusable: number;
}

declare global {
  /** Draws two lines of 92 points, moves the focus, and shows the table. */
  var drawChart: () => DrawnChart;
  /** Draws eight figures with a line of 92 points each; milliseconds until they are laid out. */
  var drawFigures: () => number;
  var benchReady: true;
}

const count = 92;
const days = Array.from({ length: count }, (_, index) => {
  const date = new Date(Date.UTC(2026, 7, 22 + index)).toISOString().slice(0, 10);
  return { date, name: `روز ${date}`, label: `${index} آبان` };
});
const makeValues = (factor: number) => days.map((_, index) => 300 + ((index * factor) % 240));

const chart: LineChartProps = {
  label: 'دقیقه‌های هر روز',
  column: 'روز',
  moments: days,
  partial: { from: count - 1, words: 'تا این ساعت' },
  series: [
    { name: 'این دوره', values: makeValues(37) },
    { name: 'دورهٔ قبل', values: makeValues(53), compared: true },
  ],
};

const figures = Array.from({ length: 8 }, (_, index) => `شاخص ${index + 1}`);

globalThis.drawChart = () => {
  const { place, time, end } = mount(<LineChart {...chart} />);
  const point = place.querySelector<SVGGElement>('svg [tabindex]');
  const button = place.querySelector('button');
  if (point === null || button === null) {
    throw new Error('The chart has no point or no button.');
  }
  const elements = place.querySelectorAll('figure, figure *').length;
  const focusable = place.querySelectorAll('[tabindex], button, a').length;
  point.focus();
  const step = measure(() => {
    point.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  });
  const table = measure(() => flushSync(() => button.click()));
  if (place.querySelectorAll('tbody tr').length !== count) {
    throw new Error('The table was not shown.');
  }
  end();
  return { drawn: time, table, step, elements, focusable };
};

globalThis.drawFigures = () => {
  const { time, end } = mount(
    <FigureGrid label="شاخص‌ها">
      {figures.map((label, index) => (
        <FigureCard
          key={label}
          label={label}
          value="۱٬۲۸۴"
          change={{
            direction: 'up',
            tone: 'good',
            shown: '+۱۲ درصد',
            words: '۱۲٪ بیشتر از دورهٔ قبل',
          }}
          explanation={{ button: `شرح ${label}`, words: 'شرح' }}
          chart={
            <Sparkline
              decorative
              label={label}
              columns={['', '']}
              points={makeValues(index + 31).map((value, at) => ({ name: String(at), value }))}
            />
          }
        />
      ))}
    </FigureGrid>,
  );
  end();
  return time;
};
globalThis.benchReady = true;

function mount(content: ReactNode) {
  const place = document.createElement('div');
  place.style.inlineSize = '1072px';
  document.body.append(place);
  const root = createRoot(place);
  const time = measure(() => flushSync(() => root.render(<NevisaUi>{content}</NevisaUi>)));
  const end = () => {
    root.unmount();
    place.remove();
  };
  return { place, time, end };
}

/** Until the page is laid out. */
function measure(change: () => void): number {
  void document.body.offsetHeight;
  const begun = performance.now();
  change();
  void document.body.offsetHeight;
  return performance.now() - begun;
}
