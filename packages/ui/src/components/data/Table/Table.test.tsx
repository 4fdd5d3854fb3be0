import { cloneElement, type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Table, type TableProps } from './Table.tsx';

interface Pack {
  name: string;
  hours: number | null;
}

const packs: Pack[] = [
  { name: 'کوچک', hours: 2.25 },
  { name: 'میانه', hours: 12.5 },
  { name: 'بزرگ', hours: 1_200 },
];

const table = (
  <Table
    caption="بسته‌ها"
    columns={[
      { id: 'name', header: 'نام', cell: ({ name }) => name },
      { id: 'hours', header: 'ساعت', figure: ({ hours }) => hours },
    ]}
    rows={packs}
    rowKey={({ name }) => name}
  />
);

describe('Table', () => {
  describeComponent(table, { root: 'div > div' });

  it.each(['rtl', 'ltr'] as const)(
    'in %s figures are aligned at the decimal separator',
    (direction) => {
      const { container } = render(<div style={{ inlineSize: 900 }}>{table}</div>, { direction });
      const ends = [...container.querySelectorAll('td bdi')].map((figure) => {
        const whole = document.createRange();
        whole.selectNodeContents(figure.firstChild ?? figure);
        return Math.round(whole.getBoundingClientRect().right);
      });
      expect(ends).toHaveLength(3);
      expect(new Set(ends).size).toBe(1);
    },
  );

  describe('as cards', () => {
    const hours = (value: ReactNode) => ({
      id: 'hours',
      header: 'ساعت',
      cell: () => value,
    });
    const renderCards = (props: Partial<TableProps<Pack>>) =>
      render(<div style={{ inlineSize: 320 }}>{cloneElement(table, props)}</div>);

    it('a value that is too long to be beside its label ends where the others do', () => {
      const { container } = renderCards({
        columns: [
          { id: 'name', header: 'نام', cell: ({ name }) => name },
          hours(<span style={{ display: 'inline-block', inlineSize: 250 }}>۲</span>),
          { ...hours('۲'), id: 'more' },
        ],
        rows: packs.slice(0, 1),
      });
      const [long, short] = [...container.querySelectorAll('td > :last-child')].map((value) =>
        Math.round(value.getBoundingClientRect().left),
      );
      expect(long).toBe(short);
    });

    it('a placeholder is as high as a card, with one line around it', () => {
      const columns = [
        { id: 'name', header: 'نام', cell: ({ name }: Pack) => name },
        { ...hours('۲'), id: 'first' },
        { ...hours('۲'), id: 'second' },
        { ...hours('۲'), id: 'third' },
      ];
      const measureRow = (props: Partial<TableProps<Pack>>) =>
        renderCards({ columns, ...props })
          .find('tbody tr')
          .getBoundingClientRect().height;
      expect(measureRow({ rows: [], busy: true })).toBeCloseTo(measureRow({}), -1);
      const placeholder = renderCards({ columns, rows: [], busy: true }).find('tbody td');
      expect(getComputedStyle(placeholder).borderBlockEndWidth).toBe('0px');
    });
  });

  it('the picture of a chosen row differs from the ground of the row', () => {
    const { find } = render(
      cloneElement(table, {
        columns: [{ id: 'name', header: 'نام', cell: () => <Avatar name="سارا" /> }],
        selection: { selected: new Set(['کوچک']), onChange: () => {} },
      }),
    );
    const row = find('tr[data-selected=true]');
    const ground = getComputedStyle(row).backgroundColor;
    const picture = row.querySelector('[data-size]') as Element;
    expect(getComputedStyle(picture).backgroundColor).not.toBe(ground);
  });

  it('renders only the rows that change', async () => {
    const rendered: string[] = [];
    const columns = [
      {
        id: 'name',
        header: 'نام',
        cell: ({ name }: Pack) => {
          rendered.push(name);
          return name;
        },
      },
    ];
    const Chosen = () => {
      const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
      return (
        <Table
          caption="بسته‌ها"
          columns={columns}
          rows={packs}
          rowKey={({ name }) => name}
          selection={{ selected, onChange: setSelected }}
        />
      );
    };
    const { container } = render(<Chosen />);
    rendered.length = 0;
    const [, first, second] = container.querySelectorAll<HTMLElement>('input[type=checkbox]');
    await userEvent.click(first ?? container);
    await userEvent.click(second ?? container);
    expect(new Set(rendered.slice(0, rendered.lastIndexOf('میانه')))).toEqual(new Set(['کوچک']));
    expect(rendered.at(-1)).toBe('میانه');
    expect(container.querySelectorAll('input:checked')).toHaveLength(2);
  });

  it('draws selection boxes with 44 px touch targets and one mark per checked box', () => {
    const chosen = { selected: new Set(['میانه']), onChange: () => undefined };
    const { container } = render(cloneElement(table, { selection: chosen }));
    const boxes = [...container.querySelectorAll<HTMLElement>('input[type=checkbox]')];
    expect(boxes.map((box) => getComputedStyle(box).appearance)).toEqual(Array(4).fill('none'));
    expect(boxes.map((box) => box.parentElement?.querySelectorAll('svg').length)).toEqual([
      1, 0, 1, 0,
    ]);
    const targets = boxes.map((box) => box.closest('label')?.getBoundingClientRect());
    expect(targets.map((target) => `${target?.width} × ${target?.height}`)).toEqual(
      Array(4).fill('44 × 44'),
    );
  });

  it('keeps the row and cell roles in the card form', () => {
    const { container, find } = render(<div style={{ inlineSize: 320 }}>{table}</div>);
    expect(getComputedStyle(find('tbody tr')).display).toBe('grid');
    expect(container.querySelectorAll('tr[role=row] > td[role=cell]')).toHaveLength(3);
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  });
});
