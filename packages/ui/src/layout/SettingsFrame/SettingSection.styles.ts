import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, space } from '../../tokens/scales.ts';
import { Section as ArrangedSection } from '../Arrangement/Section.tsx';

export const Section = styled(ArrangedSection)`
  &[hidden] {
    display: none;
  }

  /* The name of a section is larger than that of the group below it; phones have no room for a step more. */
  > :first-child h2 {
    @media (width >= ${breakpoint.phone}) {
      font-size: ${font.size.xl};
    }
  }
`;

/** Groups with rules between them. */
export const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  > [hidden] {
    display: none;
  }

  > section:not([hidden]) ~ section {
    padding-block-start: ${space[6]};
    border-block-start: 1px solid ${color.border};
  }
`;

/** Switches close to each other; more room around a group of options. */
export const Settings = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};

  > :has(fieldset):not(:first-child),
  > :has(fieldset) + * {
    margin-block-start: ${space[4]};
  }
`;
