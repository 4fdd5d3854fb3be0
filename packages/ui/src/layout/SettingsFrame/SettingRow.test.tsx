import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../components/actions/Button/Button.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { render } from '../../testing/render.tsx';
import { SettingRow } from './SettingRow.tsx';

describe('SettingRow', () => {
  describeComponent(<SettingRow label="رمز عبور" control={<Button>تغییر</Button>} />, {
    root: 'div > div',
  });

  it('the control is beside a sentence of two lines', async () => {
    await page.viewport(768, 640);
    const { find } = render(
      <div style={{ inlineSize: 590 }}>
        <SettingRow
          label={'نوشته‌ها، مشخصات و تراکنش‌ها در یک فایل فشرده که روی همین دستگاه ساخته می‌شود. '.repeat(
            2,
          )}
          control={<Button style={{ inlineSize: 200 }}>دریافت داده‌های من</Button>}
        />
      </div>,
    );
    expect(find('button').getBoundingClientRect().top).toBeLessThan(
      find('span').getBoundingClientRect().bottom,
    );
  });
});
