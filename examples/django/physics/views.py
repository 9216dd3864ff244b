"""The calls of the specification; sign-in and refresh are views of SimpleJWT."""

from secrets import randbelow, token_hex

from django.contrib.auth.models import User
from django.core.mail import send_mail
from django.shortcuts import get_object_or_404
from rest_framework.decorators import api_view, permission_classes
from rest_framework.exceptions import ValidationError
from rest_framework.mixins import CreateModelMixin, ListModelMixin
from rest_framework.permissions import IsAuthenticated
from rest_framework.response import Response
from rest_framework.viewsets import GenericViewSet

from . import models, serializers


def views(mixin, serializer, model):
    """A list of objects, or a call that creates one."""
    attributes = {"queryset": model.objects.order_by("pk"), "serializer_class": serializer}
    return type(f"{model.__name__}Views", (mixin, GenericViewSet), attributes)


Simulations = views(ListModelMixin, serializers.Simulation, models.Simulation)
Classes = views(ListModelMixin, serializers.SchoolClass, models.SchoolClass)
Lessons = views(ListModelMixin, serializers.Lesson, models.Lesson)
Contacts = views(ListModelMixin, serializers.Contact, models.Contact)
AboutTexts = views(ListModelMixin, serializers.About, models.About)
Messages = views(CreateModelMixin, serializers.Message, models.Message)
Users = views(CreateModelMixin, serializers.Registration, User)


@api_view()
@permission_classes([IsAuthenticated])
def auth_me(request):
    return Response({"username": request.user.username, "email": request.user.email})


@api_view()
@permission_classes([IsAuthenticated])
def lesson_test_result(request, lesson):
    result = get_object_or_404(models.Result, user=request.user, lesson=lesson)
    return Response(serializers.Result(result).data)


@api_view(["POST"])
@permission_classes([IsAuthenticated])
def submit_test(request):
    lesson = get_object_or_404(models.Lesson, pk=request.data["lesson"])
    answers, questions = request.data["answers"], lesson.tests.all()
    correct = sum(answers.get(str(question.pk)) == question.correct_option for question in questions)
    counts = {"correct_answers": correct, "total_tests": len(questions)}
    counts["percentage"] = round(100 * correct / len(questions)) if questions else 0
    result, _ = models.Result.objects.get_or_create(
        user=request.user, lesson=lesson, defaults={"answers": answers, **counts}
    )
    return Response(serializers.Result(result).data)


@api_view(["POST"])
def forgot_password(request):
    user = get_object_or_404(User, email=request.data["email"])
    recovery = models.Recovery.objects.create(
        user=user, otp_key=token_hex(16), otp_code=f"{randbelow(1_000_000):06}"
    )
    send_mail("Parolni tiklash", f"Kod: {recovery.otp_code}", None, [user.email])
    return Response({"otp_key": recovery.otp_key})


def recovery_of(request, **conditions):
    recovery = models.Recovery.objects.filter(otp_key=request.data["otp_key"], **conditions).first()
    if recovery is None:
        raise ValidationError({"detail": "Kod xato. Qayta urinib ko‘ring."})
    return recovery


@api_view(["POST"])
def verify_otp(request):
    recovery = recovery_of(request, otp_code=request.data["otp_code"])
    recovery.verified = True
    recovery.save()
    return Response({"detail": "Kod tasdiqlandi."})


@api_view(["POST"])
def reset_password(request):
    recovery = recovery_of(request, verified=True)
    recovery.user.set_password(request.data["new_password"])
    recovery.user.save()
    recovery.delete()
    return Response({"detail": "Parol o‘zgartirildi."})
