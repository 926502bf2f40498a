-- What the message of a verification rule shows of somebody: values as text, in the order of the rule's places.
ALTER TABLE calc.finding ADD COLUMN told text[];
