import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, radius, size, space } from '../../tokens/scales.ts';
import { pageHeaderTimeline } from '../TopBar/TopBar.styles.ts';

export const Page = styled.main`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${color.surface};
  color: ${color.text};
`;

export const Brand = styled.a`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  align-self: start;
  min-block-size: ${size.target};
  margin-block-start: ${space[4]};
  margin-inline-start: ${space[6]};
  border-radius: ${radius.control};
  color: ${color.text};
  font-size: ${font.size.lg};
  font-weight: ${font.weight.bold};
  line-height: ${font.line.heading};
  text-decoration: none;
`;

export const Statement = styled.div`
  display: grid;
  justify-items: center;
  max-inline-size: 520px;
  margin-inline: auto;

  main > & {
    margin-block: auto;
  }
  padding-block: ${space[8]};
  padding-inline: ${space[6]};
  text-align: center;
`;

export const Picture = styled.div`
  inline-size: min(320px, 100%);
  margin-block-end: ${space[6]};

  > svg {
    inline-size: 100%;
  }
`;

export const Heading = styled.h1`
  view-timeline: ${pageHeaderTimeline} block;
  font-size: ${font.size['2xl']};
`;

export const Sentence = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.textQuiet};
  white-space: pre-line;
  text-wrap: balance;
`;

export const Action = styled.div`
  margin-block-start: ${space[6]};

  > div,
  > div > div {
    justify-content: center;
  }

  /* The answer to an action is below all actions. */
  > div > [role='status']:not(:empty) {
    flex-basis: 100%;
  }
`;
