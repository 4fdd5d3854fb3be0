import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Alert } from '../components/feedback/Alert/Alert.tsx';
import { DatePicker } from '../components/fields/DatePicker/DatePicker.tsx';
import { GridList } from '../components/data/GridList/GridList.tsx';
import { Slider } from '../components/fields/Slider/Slider.tsx';
import { ToggleButton } from '../components/actions/ToggleButton/ToggleButton.tsx';
import { Toolbar, ToolbarSeparator } from '../components/actions/Toolbar/Toolbar.tsx';
import { render } from '../testing/render.tsx';

const readStyle = (element: Element | null, part?: string) =>
  getComputedStyle(element ?? document.body, part);

const ground = () => getComputedStyle(document.body).backgroundColor;

beforeEach(() =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: 'active' }],
  }),
);
afterEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [] }));

describe('forced-colors mode', () => {
  it('an icon has the colour of the text beside it', () => {
    const { find } = render(<Alert tone="danger">نشد</Alert>);
    expect(readStyle(find('svg')).color).toBe(readStyle(find('svg').parentElement).color);
  });

  it('a selected row differs from an unselected one', () => {
    const { container } = render(
      <GridList
        label="نوشته‌ها"
        rows={['یک', 'دو']}
        rowKey={(row) => row}
        row={(title) => ({ title })}
        selection={{ selected: new Set(['یک']), onChange: () => undefined }}
      />,
    );
    const [ticked, free] = [...container.querySelectorAll('[role=row] label svg')].map(
      (tick) => readStyle(tick.parentElement).backgroundColor,
    );
    expect(ticked).not.toBe(free);
  });

  it('a disabled pressed button still looks pressed', () => {
    const [pressed, free] = [true, false].map((isPressed) => {
      const button = (
        <ToggleButton disabled defaultPressed={isPressed}>
          خاموش
        </ToggleButton>
      );
      return readStyle(render(button).find('button')).backgroundColor;
    });
    expect(pressed).not.toBe(free);
  });

  it('a read-only date and its field look read-only', () => {
    const [off, on] = [true, false].map((disabled) => {
      const { find } = render(
        <DatePicker label="روز" defaultValue="2026-11-21" disabled={disabled} />,
      );
      return [
        readStyle(find('[data-type=day]')).color,
        readStyle(find('[data-height]')).borderTopColor,
      ];
    });
    expect(off?.[0]).not.toBe(on?.[0]);
    expect(off?.[1]).not.toBe(on?.[1]);
  });

  it('the slider track and the toolbar separator are visible', () => {
    const { find } = render(
      <>
        <Slider label="بلندی" defaultValue={0} />
        <Toolbar label="ابزارها">
          <ToolbarSeparator />
        </Toolbar>
      </>,
    );
    const line = find('[role=group] > div');
    expect(readStyle(line, '::before').backgroundColor).not.toBe(ground());
    expect(readStyle(find('[role=separator]')).backgroundColor).not.toBe(ground());
  });
});
