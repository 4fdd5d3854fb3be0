import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tag } from '../../components/data/Tag/Tag.tsx';
import { Select } from '../../components/fields/Select/Select.tsx';
import { TextField } from '../../components/fields/TextField/TextField.tsx';
import { text } from '../../foundations/text.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterSkeleton } from './FilterSkeleton.tsx';

describe('FilterBar', () => {
  describeComponent(<FilterBar label="فیلترها">متن</FilterBar>, { root: '[role=group]' });

  it('preserves uncontrolled field values when the filters move to the sheet and back', async () => {
    await openWide();
    const { find } = render(
      <FilterBar label="فیلترها">
        <TextField label="عنوان" defaultValue="نشست" />
      </FilterBar>,
    );
    const field = () => find('input') as HTMLInputElement;
    expect(field().closest('dialog')).toBeNull();
    await userEvent.fill(field(), 'سخنرانی');
    await page.viewport(400, 700);
    await vi.waitFor(() => expect(field().closest('dialog')).not.toBeNull());
    expect(field().value).toBe('سخنرانی');
    await page.viewport(1000, 700);
    await vi.waitFor(() => expect(field().closest('dialog')).toBeNull());
    expect(field().value).toBe('سخنرانی');
  });

  it('the focus of a removed tag goes to the next one, and that of the last one to the filter before it', async () => {
    await openWide();
    render(<Tagged />);
    await removeTag('بابک');
    await expect.element(page.getByRole('button', { name: 'حذف سارا' })).toHaveFocus();
    await removeTag('سارا');
    await expect.element(page.getByRole('button', { name: /نوع/u })).toHaveFocus();
  });

  it('the focus of the button that clears the filters goes to the last of them', async () => {
    await openWide();
    render(<Tagged />);
    await page.getByRole('button', { name: text.clearFilters }).click();
    await expect.element(page.getByRole('button', { name: /نوع/u })).toHaveFocus();
  });

  it('the focus of a removed tag stays in the sheet', async () => {
    await openWide();
    await page.viewport(400, 700);
    render(<Tagged />);
    await page.getByRole('button', { name: new RegExp(text.filter, 'u') }).click();
    await removeTag('سارا');
    await expect.element(page.getByRole('button', { name: 'حذف بابک' })).toHaveFocus();
  });

  it('a filter that is loading takes the place of its field', async () => {
    await openWide();
    const { find } = render(
      <FilterBar label="فیلترها">
        <FilterSkeleton width={9} />
        <Select label="نوع" options={[{ value: 'all', label: 'همه' }]} defaultValue="all" />
      </FilterBar>,
    );
    const shape = find('div[aria-hidden]')?.getBoundingClientRect();
    const field = find('button')?.closest('div[aria-hidden] ~ div')?.getBoundingClientRect();
    expect([shape?.width, shape?.height]).toEqual([144, expect.closeTo(field?.height ?? 0, 1)]);
  });
});

/** A bar whose tags are removed one by one, or all at once. */
function Tagged() {
  const [names, setNames] = useState(['بابک', 'سارا']);
  return (
    <FilterBar label="فیلترها" count={names.length} onClear={() => setNames([])}>
      <Select label="نوع" options={[{ value: 'all', label: 'همه' }]} defaultValue="all" />
      {names.map((name) => (
        <Tag key={name} onRemove={() => setNames((all) => all.filter((one) => one !== name))}>
          {name}
        </Tag>
      ))}
    </FilterBar>
  );
}

async function removeTag(name: string): Promise<void> {
  await page.getByRole('button', { name: `حذف ${name}` }).click();
}

/** A window in which the filters are a row. */
async function openWide(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1000, 700);
}
