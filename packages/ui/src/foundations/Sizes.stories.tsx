import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../components/actions/Button/Button.tsx';
import { TextField } from '../components/fields/TextField/TextField.tsx';
import { color } from '../tokens/color.ts';
import { radius, size, space } from '../tokens/scales.ts';
import { GuidePage, GuideSection, Persian, Row, Rows, Rules } from './stories/Guide.tsx';

const meta = preview.meta({ title: 'Foundations/Sizes', parameters: { layout: 'fullscreen' } });

const uses: Record<keyof typeof size, string> = {
  controlSmall: 'Inside rows and bars; room around it keeps its target large.',
  control: 'What a form is made of.',
  controlLarge: 'The one action of a page of its own.',
  icon: 'Beside text.',
  iconLarge: 'Alone.',
  target: 'The least that a finger has to hit (WCAG 2.5.5).',
};

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Sizes"
      lead="Three heights for everything that is pressed or filled in, so that neighbours share a line."
    >
      <GuideSection title="The scale">
        <Rows>
          {Object.entries(size).map(([name, value]) => (
            <Row key={name} name={name} value={value} note={uses[name as keyof typeof uses]}>
              <div
                style={{
                  inlineSize: name.startsWith('control') ? space[20] : value,
                  blockSize: value,
                  border: `1px solid ${color.borderStrong}`,
                  borderRadius: radius.control,
                  background: color.accentSoft,
                }}
              />
            </Row>
          ))}
        </Rows>
      </GuideSection>
      <GuideSection
        title="Side by side"
        note="A field and its button have one height, one radius and one baseline."
      >
        <Persian>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' }}>
            <TextField label="کد تخفیف" />
            <Button>اعمال</Button>
            <Button variant="secondary">انصراف</Button>
          </div>
        </Persian>
      </GuideSection>
      <GuideSection title="Rules">
        <Rules
          rules={[
            'One height in one line. Small controls never stand beside medium ones.',
            'A size is a least size: long words make a control taller, never cut.',
            'What is drawn smaller than 44 px has room around it or a larger invisible target.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
  play: async ({ canvas, step }) => {
    await step('a field and a button have the same height', async () => {
      const button = canvas.getByRole('button', { name: 'اعمال' });
      await expect(button.offsetHeight).toBe(44);
    });
  },
});
