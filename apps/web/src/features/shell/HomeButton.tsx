import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export function HomeButton({ label }: { label: string }) {
  return (
    <Button component={Link} to="/" variant="filled">
      {label}
    </Button>
  );
}
