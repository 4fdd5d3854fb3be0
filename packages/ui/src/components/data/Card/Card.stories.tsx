import preview from '@nevisa/storybook/preview';
import { Button } from '../../actions/Button/Button.tsx';
import { Card, cardPaddings } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Data/Card',
  component: Card,
  args: { children: 'هر زمان می‌توانید متن‌ها و صداهای خود را پاک کنید.' },
});

export const Default = meta.story();

export const Small = meta.story({ args: { padding: 'small' } });

export const LongText = meta.story({
  args: {
    children:
      'با ساخت حساب می‌پذیرید که از نویسا مطابق قوانین جاری کشور استفاده کنید. صدای شما برای تبدیل به متن پردازش می‌شود و تنها در صورت روشن بودن گزینهٔ «نگهداری متن‌ها و صداها» در حساب شما می‌ماند. هر زمان می‌توانید متن‌ها و صداهای خود را پاک کنید.',
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {cardPaddings.slice(1).map((padding) => (
        <Card key={padding} padding={padding}>
          <h3>بستهٔ ده‌ساعته</h3>
          <p style={{ marginBlockEnd: 12 }}>هر ساعت ۱۲٬۵۰۰ تومان</p>
          <Button>خرید بسته</Button>
        </Card>
      ))}
    </div>
  ),
});
