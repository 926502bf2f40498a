-- Who of a batch is held: few of many, asked for whenever totals are corrected.

CREATE INDEX batch_payee_held_idx ON batch_payee (batch_id) WHERE held_at IS NOT NULL;
