import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, radius, space } from '../../../tokens/scales.ts';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  max-inline-size: 440px;
  margin-inline: auto;
  padding-block: ${space[10]};
  padding-inline: ${space[4]};
  text-align: center;

  &[data-inside='true'] {
    padding-block: ${space[4]};
  }
`;

export const Picture = styled.div`
  inline-size: min(220px, 100%);
  margin-block-end: ${space[5]};

  [data-inside='true'] > & {
    inline-size: min(140px, 100%);
    margin-block-end: ${space[2]};
  }

  > svg {
    inline-size: 100%;
  }
`;

export const IconBackground = styled.div`
  display: grid;
  place-items: center;
  inline-size: ${space[16]};
  block-size: ${space[16]};
  margin-block-end: ${space[4]};
  border: 1px solid transparent; /* visible in forced-colors mode */
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.onAccentSoft};

  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
  }
`;

export const Heading = styled.h2`
  font-size: ${font.size.lg};
`;

export const Sentence = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.textQuiet};
  white-space: pre-line;
  text-wrap: balance;
`;

export const Progress = styled.div`
  inline-size: min(280px, 100%);
  margin-block-start: ${space[5]};
`;

export const Action = styled.div`
  margin-block-start: ${space[5]};

  /* Several actions are centred also when they are in lines of their own. */
  > div {
    justify-content: center;
  }
`;
