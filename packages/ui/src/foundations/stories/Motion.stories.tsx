import { useState } from 'react';
import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../components/actions/Button/Button.tsx';
import { color } from '../../tokens/color.ts';
import { motion, radius, space } from '../../tokens/scales.ts';
import { GuidePage, GuideSection, Panel, Row, Rows, Rules } from './Guide.tsx';

const meta = preview.meta({
  title: 'Foundations/Motion',
  parameters: describePage('Durations, easing and rules of motion.'),
});

const uses: Record<keyof typeof motion, string> = {
  quick: 'Feedback: hover, press, a switch.',
  calm: 'Appearing and disappearing: menus, drawers, toasts.',
  easing: 'The only easing: fast start, slow end.',
};

export const Default = meta.story({
  render: () => (
    <GuidePage
      title="Motion"
      lead="Motion shows the origin of an element and is short. The voice level is the only element that moves without user action."
    >
      <GuideSection title="Times and easing">
        <Rows>
          {Object.entries(motion).map(([name, value]) => (
            <Row key={name} name={name} note={uses[name as keyof typeof uses]}>
              <code>{value}</code>
            </Row>
          ))}
        </Rows>
      </GuideSection>
      <GuideSection
        title="Comparison"
        note="The drawer of phones opens from the side of the menu: the inline start."
      >
        <Comparison />
      </GuideSection>
      <Rules
        rules={[
          'Animate only opacity and transform; never size or position.',
          'Elements enter from their own side and leave to it.',
          'With reduced motion elements appear without movement.',
          'Do not blink, bounce or delay content.',
        ]}
      />
    </GuidePage>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Move both' });
    await step(
      'a press moves the samples to the other end and a second press moves them back',
      async () => {
        await userEvent.click(button);
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await userEvent.click(button);
        await expect(button).toHaveAttribute('aria-pressed', 'false');
      },
    );
  },
});

function Comparison() {
  const [away, setAway] = useState(false);
  return (
    <Panel>
      <div>
        <Button variant="secondary" aria-pressed={away} onClick={() => setAway(!away)}>
          Move both
        </Button>
      </div>
      {(['quick', 'calm'] as const).map((name) => (
        <div key={name} style={{ display: 'grid', gap: space[2] }}>
          <span>{`${name} · ${motion[name]}`}</span>
          <div
            style={{
              borderRadius: radius.control,
              background: color.surfaceSunken,
              containerType: 'inline-size',
            }}
          >
            <div
              style={{
                inlineSize: space[12],
                blockSize: space[12],
                borderRadius: radius.control,
                background: color.accent,
                transform: away ? `translateX(calc(100cqi - ${space[12]}))` : 'none',
                transition: `transform ${motion[name]} ${motion.easing}`,
              }}
            />
          </div>
        </div>
      ))}
    </Panel>
  );
}
