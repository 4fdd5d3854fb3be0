import { Card, Section, Stack, type SectionProps } from '@nevisa/ui';

/** Settings that belong together, on a sheet of their own. */
export function SettingGroup({ children, ...rest }: SectionProps) {
  return (
    <Section {...rest}>
      <Card>
        <Stack>{children}</Stack>
      </Card>
    </Section>
  );
}
