-- Whom somebody reports to besides, and when they were born. Both records have versions, which carry the columns too.
ALTER TABLE public.assignment ADD COLUMN dotted_supervisor_id integer REFERENCES public.employee (id) ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE known.assignment ADD COLUMN dotted_supervisor_id integer;
CREATE INDEX assignment_dotted_supervisor_id_idx ON public.assignment (dotted_supervisor_id);
ALTER TABLE public.employee ADD COLUMN birth_date date;
ALTER TABLE known.employee ADD COLUMN birth_date date;
