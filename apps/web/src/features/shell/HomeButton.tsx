import { LinkButton } from '../../shared/ui/LinkButton.tsx';

export const HomeButton = ({ label }: { label: string }) => (
  <LinkButton to="/" variant="filled">
    {label}
  </LinkButton>
);
