import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '../../components/fields/TextField/TextField.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { FilterBar } from './FilterBar.tsx';

describe('FilterBar', () => {
  describeComponent(<FilterBar label="فیلترها">متن</FilterBar>, { root: '[role=group]' });

  it('preserves uncontrolled field values when the filters move to the sheet and back', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(1000, 700);
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
});
