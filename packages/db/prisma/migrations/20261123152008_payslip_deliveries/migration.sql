-- AlterTable
ALTER TABLE "payslip" ADD COLUMN     "awaits_view_day" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "check_status" TEXT NOT NULL DEFAULT 'unchecked',
ADD COLUMN     "check_until" DATE,
ADD COLUMN     "checked_at" TIMESTAMPTZ(3),
ADD COLUMN     "reminded_at" TIMESTAMPTZ(3),
ADD COLUMN     "view_from" DATE;

-- CreateTable
CREATE TABLE "payslip_delivery" (
    "id" SERIAL NOT NULL,
    "payslip_id" INTEGER NOT NULL,
    "channel" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "outbox_id" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resent_at" TIMESTAMPTZ(3),
    "resends" INTEGER NOT NULL DEFAULT 0,
    "replaced_at" TIMESTAMPTZ(3),

    CONSTRAINT "payslip_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payslip_dispute" (
    "id" SERIAL NOT NULL,
    "payslip_id" INTEGER NOT NULL,
    "item" TEXT,
    "status" TEXT NOT NULL DEFAULT 'open',
    "version" INTEGER NOT NULL DEFAULT 1,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "payslip_dispute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payslip_dispute_entry" (
    "id" SERIAL NOT NULL,
    "dispute_id" INTEGER NOT NULL,
    "author_user_id" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payslip_dispute_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payslip_delivery_outbox_id_key" ON "payslip_delivery"("outbox_id");

-- CreateIndex
CREATE UNIQUE INDEX "payslip_delivery_payslip_id_channel_recipient_key" ON "payslip_delivery"("payslip_id", "channel", "recipient");

-- CreateIndex
CREATE UNIQUE INDEX "payslip_dispute_payslip_id_key" ON "payslip_dispute"("payslip_id");

-- CreateIndex
CREATE INDEX "payslip_dispute_status_changed_at_idx" ON "payslip_dispute"("status", "changed_at");

-- CreateIndex
CREATE INDEX "payslip_dispute_entry_dispute_id_idx" ON "payslip_dispute_entry"("dispute_id");

-- AddForeignKey
ALTER TABLE "payslip_delivery" ADD CONSTRAINT "payslip_delivery_payslip_id_fkey" FOREIGN KEY ("payslip_id") REFERENCES "payslip"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_delivery" ADD CONSTRAINT "payslip_delivery_outbox_id_fkey" FOREIGN KEY ("outbox_id") REFERENCES "outbox_message"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_dispute" ADD CONSTRAINT "payslip_dispute_payslip_id_fkey" FOREIGN KEY ("payslip_id") REFERENCES "payslip"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_dispute_entry" ADD CONSTRAINT "payslip_dispute_entry_dispute_id_fkey" FOREIGN KEY ("dispute_id") REFERENCES "payslip_dispute"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who was told before there was a ledger: the inbox and the outbox say it by the name of the thing.
INSERT INTO payslip_delivery (payslip_id, channel, recipient, created_at)
SELECT p.id, 'app-message', u.account, n.created_at
FROM payslip p JOIN notification n ON n.thing = 'payslip:' || p.id AND n.template = 'payslip-published' JOIN app_user u ON u.id = n.user_id
ORDER BY p.id;
INSERT INTO payslip_delivery (payslip_id, channel, recipient, outbox_id, created_at)
SELECT p.id, 'email', o.recipient, o.id, o.created_at
FROM payslip p JOIN outbox_message o ON o.channel = 'email' AND o.thing = 'payslip:' || p.id
ORDER BY p.id;

-- What the clock looks for.
CREATE INDEX payslip_view_day ON payslip (view_from) WHERE awaits_view_day;
CREATE INDEX payslip_check_day ON payslip (check_until) WHERE check_status = 'unchecked' AND check_until IS NOT NULL;
