import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { Alert, alertTones } from './Alert.tsx';

describe('Alert', () => {
  describeComponent(<Alert title="پرداخت ناموفق">کاربر پرداخت را لغو کرد.</Alert>, {
    root: '[data-tone]',
  });

  it.each(alertTones)('%s: a link in the text has the text colour and an underline', (tone) => {
    const { find } = render(
      <Alert tone={tone} title="پرداخت ناموفق">
        <Link href="/support">با پشتیبانی تماس بگیرید</Link>
      </Alert>,
    );
    const { color, textDecorationLine } = getComputedStyle(find('a'));
    expect(color).toBe(getComputedStyle(find('[data-tone]')).color);
    expect(textDecorationLine).toBe('underline');
  });

  it('R-232, R-233: preserves the line breaks of a server error', () => {
    const measureHeight = (words: string) =>
      render(<Alert tone="danger">{words}</Alert>)
        .find('[data-tone]')
        .getBoundingClientRect().height;
    expect(measureHeight('الف\nب\nپ') - measureHeight('الف\nب')).toBeCloseTo(
      measureHeight('الف\nب') - measureHeight('الف'),
      0,
    );
    expect(measureHeight('الف\nب')).toBeGreaterThan(measureHeight('الف'));
  });
});
