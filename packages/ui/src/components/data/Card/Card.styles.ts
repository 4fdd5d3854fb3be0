import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { radius, space } from '../../../tokens/scales.ts';

export const Root = styled.div`
  --_padding: ${space[6]};

  min-inline-size: 0;
  padding: var(--_padding);
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};

  &[data-foot='true'] {
    display: flex;
    flex-direction: column;
  }

  &[data-padding='none'] {
    --_padding: ${space[0]};
  }

  &[data-padding='small'] {
    --_padding: ${space[4]};
  }

  &[data-padding='large'] {
    --_padding: ${space[8]};
  }
`;

export const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: ${space[4]};
`;
