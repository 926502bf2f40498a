-- Earlier periods of service: whoever left and came back. The latest period stays with the employee.
CREATE TABLE "period_of_service" (
    "employee_id" INTEGER NOT NULL,
    "hired_on" DATE NOT NULL,
    "last_day" DATE NOT NULL,

    CONSTRAINT "period_of_service_pkey" PRIMARY KEY ("employee_id","hired_on")
);
ALTER TABLE "period_of_service" ADD CONSTRAINT "period_of_service_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE period_of_service ADD CONSTRAINT period_of_service_days CHECK (hired_on <= last_day);
ALTER TABLE period_of_service ADD CONSTRAINT period_of_service_no_overlap EXCLUDE USING gist
    (int4range(employee_id, employee_id, '[]') WITH &&, daterange(hired_on, last_day, '[]') WITH &&);

-- Nobody had come back before: of any earlier time it is known that there was none.
SELECT known.start_versions('period_of_service');
UPDATE known.since SET known_since = (SELECT known_since FROM known.since WHERE table_name = 'employee') WHERE table_name = 'period_of_service';
